import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compile } from "./compile.ts";

// `readonly` is a word to those who write values, and validators do not say it.
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

/** The names of the claims that do not hold, in a folder with generated code. */
export async function refutedClaims(
  folder: string,
  { imports, claims }: { readonly imports: readonly string[]; readonly claims: readonly Claim[] },
): Promise<string[]> {
  const head = [...imports, 'import type * as z from "zod";', PROOF].join("\n");
  const lines = claims.map(
    ({ type, schema }) => `prove<Equal<${type}, z.output<${schema}>>, Equal<${type}, z.input<${schema}>>>();`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "proof.ts"), [head, ...lines, ""].join("\n"));
  const failed = (await compile(folder, "7")).map((line) => Number(/^proof\.ts\((\d+)/.exec(line)?.[1]));
  const first = head.split("\n").length + 1;
  if (!failed.includes(first - 1)) throw new Error(`The proof in ${folder} sees no difference at all.`);
  const refuted = failed.filter((line) => line >= first).map((line) => claims[line - first]?.name ?? "?");
  return [...new Set(refuted)];
}
