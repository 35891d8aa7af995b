import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { GeneratorOptions } from "../../generators/core/generator.ts";
import type { Json, JsonObject } from "../../generators/core/json.ts";
import { ASSERTED_FORMATS } from "../../generators/core/model/accepts/format.ts";
import { zodGenerator } from "../../generators/zod/index.ts";
import { transpile } from "./generate-document.ts";
import type { Payload } from "./payloads.ts";
import { readModel } from "./read-model.ts";

/** What two validators say of a value. */
export interface Judges {
  readonly ajv: (value: Json) => boolean;
  readonly zod: (value: Json) => { readonly success: boolean; readonly data?: unknown };
}

interface ZodSchema {
  safeParse(value: unknown): { readonly success: boolean; readonly data?: unknown };
}

const NAMES = { types: "", errors: "", zod: "", client: "", webhooks: "" };
const OPTIONS: GeneratorOptions = {
  modules: { ...NAMES, runtime: "@crossborder/runtime" },
  importExtension: ".js",
  command: "probe",
};

/**
 * Judges for the schema of each payload, by its pointer: ajv with the document, and what the generator makes of it. Each
 * schema becomes a component of a document without operations, so that it is read by the letter.
 */
export async function judgesOf(
  document: JsonObject,
  { payloads, folder }: { readonly payloads: readonly Payload[]; readonly folder: string },
): Promise<ReadonlyMap<string, Judges>> {
  const pointers = [...new Set(payloads.map(({ schema }) => schema))];
  const named = new Map(pointers.map((pointer, index) => [pointer, `ProbedPayload${index}`]));
  const schemas = await generateProbe(withComponents(document, named), folder);
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: true });
  addFormats.default(ajv, [...ASSERTED_FORMATS] as never); // names of its own list
  ajv.addSchema(document, "document");
  const judges = pointers.map((pointer, index): [string, Judges] => {
    const check = ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
    const schema = schemas[`ProbedPayload${index}`];
    if (!schema) throw new Error(`There is no validator for ${pointer}.`);
    return [pointer, { ajv: (value) => check(value) === true, zod: (value) => schema.safeParse(value) }];
  });
  return new Map(judges);
}

function withComponents(document: JsonObject, named: ReadonlyMap<string, string>): JsonObject {
  const components = document.components as JsonObject | undefined;
  const references = [...named].map(([pointer, name]) => [name, { $ref: `#${pointer}` }] as const);
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...(components?.schemas as JsonObject | undefined), ...Object.fromEntries(references) },
    },
  };
}

async function generateProbe(
  document: JsonObject,
  folder: string,
): Promise<Readonly<Record<string, ZodSchema | undefined>>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const spec = join(folder, "probe.json");
  await writeFile(spec, JSON.stringify(document));
  const model = await readModel(spec);
  // Without operations nothing has a direction, and the exact reading asks for all that is required.
  const generated = await zodGenerator.generate({ ...model, operations: [], webhooks: [] }, OPTIONS);
  if (generated.kind === "nothing") throw new Error(generated.reason);
  for (const { path, text } of generated.files.filter((file) => file.path.startsWith("exact/"))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await transpile(folder);
  return import(pathToFileURL(join(folder, "exact/index.js")).href);
}
