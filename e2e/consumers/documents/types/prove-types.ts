import { mkdir, writeFile } from "node:fs/promises";
import { join, posix } from "node:path";
import { compile } from "../compile/compile.ts";

// `readonly` is for code that writes values; validators do not express it.
const PROOF = `
type Plain<T> = unknown extends T ? T
  : T extends string | number | bigint | boolean | null | undefined ? T
  : T extends readonly (infer Item)[] ? number extends T["length"] ? Plain<Item>[] : Members<T>
  : Members<T>;
type Members<T> = { -readonly [Key in keyof T]: Plain<T[Key]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Equal<A, B> = Same<Plain<A>, Plain<B>>;
function prove<_Output extends true, _Input extends true>(): void {}
prove<true, Equal<{ a: 1 }, { a?: 1 }>>(); // the difference that must be seen`;

/** A type and the schema whose input and output it must equal, as they are written beside the imports. */
export interface Claim {
  readonly name: string;
  readonly type: string;
  readonly schema: string;
}

/** Claims about the generated code in a folder, and what they import from it. */
interface Proof {
  /** Below the folder that all proofs are in; `.` for that folder itself. */
  readonly folder: string;
  /** The name of the file that the proof is written to. */
  readonly file: string;
  readonly imports: readonly string[];
  readonly claims: readonly Claim[];
}

/** A proof, and what follows from the names of its claims that do not hold. */
export interface Check<Result> {
  readonly proof: Proof;
  resultOf(refuted: readonly string[]): Result;
}

/** Runs checks as one program: reading the declarations of zod takes longer than most proofs. */
export async function runChecks<Result>(work: string, checks: readonly Check<Result>[]): Promise<Result[]> {
  for (const { proof } of checks) {
    await mkdir(join(work, proof.folder), { recursive: true });
    await writeFile(join(work, pathOf(proof)), textOf(proof));
  }
  const complaints = await compile(work, "7");
  return checks.map(({ proof, resultOf }) => resultOf(refutedBy(proof, complaints)));
}

/** As the compiler writes it. */
const pathOf = ({ folder, file }: Proof): string => posix.join(folder, file);

const headOf = ({ imports }: Proof): string =>
  [...imports, 'import type * as z from "zod";', PROOF].join("\n");

function textOf(proof: Proof): string {
  const lines = proof.claims.map(
    ({ type, schema }) => `prove<Equal<${type}, z.output<${schema}>>, Equal<${type}, z.input<${schema}>>>();`,
  );
  return [headOf(proof), ...lines, ""].join("\n");
}

function refutedBy(proof: Proof, complaints: readonly string[]): string[] {
  const start = `${pathOf(proof)}(`;
  const failed = complaints
    .filter((line) => line.startsWith(start))
    .map((line) => Number.parseInt(line.slice(start.length), 10));
  const first = headOf(proof).split("\n").length + 1;
  if (!failed.includes(first - 1)) throw new Error(`The proof ${pathOf(proof)} sees no difference at all.`);
  const refuted = failed
    .filter((line) => line >= first)
    .map((line) => proof.claims[line - first]?.name ?? "?");
  return [...new Set(refuted)];
}
