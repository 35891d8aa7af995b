import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { JsonObject } from "../../../../generators/core/json.ts";
import { createAjv, type Judges, type ZodSchema } from "./judges.ts";
import type { Payload } from "./payloads.ts";
import { readModel } from "./read-model.ts";
import { writeValidators } from "./write-validators.ts";

/**
 * Judges for the schema of each payload, by its pointer: ajv with the document, and the generated validator. Each
 * schema becomes a component of a document without operations, so that it is read literally.
 */
export async function judgesOf(
  document: JsonObject,
  { payloads, folder }: { readonly payloads: readonly Payload[]; readonly folder: string },
): Promise<ReadonlyMap<string, Judges>> {
  const pointers = [...new Set(payloads.map(({ schema }) => schema))];
  const named = new Map(pointers.map((pointer, index) => [pointer, `ProbedPayload${index}`]));
  const schemas = await generateProbe(withComponents(document, named), folder);
  const ajv = createAjv({ document });
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
  // Without operations no schema has a direction, and the request reading keeps everything required.
  await writeValidators({ ...model, operations: [], webhooks: [] }, folder);
  return import(pathToFileURL(join(folder, "request/index.js")).href);
}
