import { nameComponentTypes } from "../../../../generators/core/model/names/component-types.ts";
import { findReadings } from "../../../../generators/core/model/reading/reading.ts";
import { readModel } from "../../../house/read-model.ts";
import { type Generation, generateDocument } from "../compile/generate-document.ts";
import type { OtherDocument } from "../corpus/documents.ts";
import { type Check, runChecks } from "./prove-types.ts";
import { unequalRoots } from "./unequal-roots.ts";

/** Result of comparing a document's types with the input and output of their validators. */
export interface TypeCheck {
  readonly document: string;
  readonly total: number;
  /** Names of types that do not equal theirs. */
  readonly unequal: readonly string[];
}

/** The types of components, and which of the unequal ones are so by themselves. */
export interface ComponentTypeCheck extends TypeCheck {
  readonly roots: readonly string[];
}

const IMPORTS = [
  'import type * as types from "./types/index.js";',
  'import type * as request from "./zod/request/index.js";',
  'import type * as response from "./zod/response/index.js";',
];

/** Compares each type of a document with the input and output of its validator, twins included. */
export async function checkTypes(
  document: OtherDocument,
  folder: string,
  { int64 }: Pick<Generation, "int64"> = {},
): Promise<ComponentTypeCheck> {
  await generateTypes(document, folder, { int64 });
  const [result] = await runChecks(folder, [await componentCheck(document, ".")]);
  if (result === undefined) throw new Error("A check has no result.");
  return result;
}

/** Writes the types and the validators of a document into a folder. */
export async function generateTypes(
  { spec }: OtherDocument,
  folder: string,
  { int64 }: Pick<Generation, "int64"> = {},
): Promise<void> {
  const { exitCode, stderr } = await generateDocument({ spec, folder, only: ["types", "zod"], int64 });
  if (exitCode !== 0) throw new Error(stderr);
}

/** The check of all component types, with what `generateTypes` wrote into a folder. */
export async function componentCheck(
  { name, spec }: OtherDocument,
  folder: string,
): Promise<Check<ComponentTypeCheck>> {
  const model = await readModel(spec);
  const types = nameComponentTypes(model, findReadings(model));
  const claims = types.map(({ identifier, reading, twinOf }) => ({
    name: identifier,
    type: `types.${identifier}`,
    schema: `typeof ${reading}.${twinOf?.identifier ?? identifier}`,
  }));
  return {
    proof: { folder, file: "component-proof.ts", imports: IMPORTS, claims },
    resultOf: (unequal) => ({
      document: name,
      total: types.length,
      unequal,
      roots: unequalRoots(unequal, types),
    }),
  };
}
