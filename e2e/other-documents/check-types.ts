import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nameComponentTypes } from "../../generators/core/model/component-types.ts";
import { findReadings } from "../../generators/core/model/reading.ts";
import { compile } from "./compile.ts";
import type { OtherDocument } from "./documents.ts";
import { generateDocument } from "./generate-document.ts";
import { readModel } from "./read-model.ts";

/** How many types of a document equal what its validators take and give. */
export interface TypeCheck {
  readonly document: string;
  readonly total: number;
  /** Names of types that do not equal theirs. */
  readonly unequal: readonly string[];
}

// `readonly` is a word to those who write values, and validators do not say it.
const PROOF = `
type Plain<T> = unknown extends T ? T
  : T extends string | number | boolean | null | undefined ? T
  : T extends readonly (infer Item)[] ? Plain<Item>[]
  : { -readonly [Key in keyof T]: Plain<T[Key]> };
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Equal<A, B> = Same<Plain<A>, Plain<B>>;
function prove<_Output extends true, _Input extends true>(): void {}
prove<true, Equal<{ a: 1 }, { a?: 1 }>>(); // the difference that must be seen`;

/** Holds each type of a document against the input and output of its validator, reply twins included. */
export async function checkTypes({ name, spec }: OtherDocument, folder: string): Promise<TypeCheck> {
  const { exitCode, stderr } = await generateDocument({ spec, folder, only: ["types", "zod"] });
  if (exitCode !== 0) throw new Error(stderr);
  const model = await readModel(spec);
  const types = nameComponentTypes(model, findReadings(model));
  const lines = types.map(({ identifier, reading, twinOf }) => {
    const schema = `typeof ${reading}.${twinOf?.identifier ?? identifier}`;
    const type = `types.${identifier}`;
    return `prove<Equal<${type}, z.output<${schema}>>, Equal<${type}, z.input<${schema}>>>();`;
  });
  const head = `import type * as types from "./types/index.js";
import type * as exact from "./zod/exact/index.js";
import type * as tolerant from "./zod/tolerant/index.js";
import type * as z from "zod";
${PROOF}`;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "proof.ts"), [head, ...lines, ""].join("\n"));
  const failed = (await compile(folder, "7")).map((line) => Number(/^proof\.ts\((\d+)/.exec(line)?.[1]));
  const first = head.split("\n").length + 1;
  if (!failed.includes(first - 1)) throw new Error(`The proof for ${name} sees no difference at all.`);
  const unequal = failed
    .filter((line) => line >= first)
    .map((line) => types[line - first]?.identifier ?? "?");
  return { document: name, total: types.length, unequal: [...new Set(unequal)] };
}
