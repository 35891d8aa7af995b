import { toSegments } from "../../../../generators/core/document/pointer.ts";
import { walkNodes } from "../../../../generators/core/document/walk-nodes.ts";
import { isObject, type Json, type JsonObject } from "../../../../generators/core/json.ts";
import { isJson } from "../../../../generators/core/model/media-type.ts";
import { modelOf } from "../../../../generators/core/model/test/model-of.ts";
import type { Validator } from "../../../../generators/validators/test/generated-schema.ts";
import { readModel } from "../../../house/read-model.ts";
import type { OtherDocument } from "../corpus/documents.ts";
import { checkExamples, type PayloadCheck } from "./check-examples.ts";
import { statedAt } from "./examples-at.ts";
import { createAjv, importValidators } from "./judges.ts";

/**
 * Compares the generated validators of a document with ajv, on its examples and on changed ones. Each schema with examples
 * becomes a component of a document without operations, so that it is read literally.
 */
export async function checkPayloads({ spec }: OtherDocument): Promise<PayloadCheck> {
  const { document } = await readModel(spec);
  const payloads = findPayloads(document);
  const named = [...payloads.keys()].map((pointer, index) => [`ProbedPayload${index}`, pointer] as const);
  const probe = await modelOf(withComponents(document, named));
  // Without operations no schema has a direction, and the request reading keeps everything required.
  const unused = { ...probe, operations: [], webhooks: [] };
  const schemas = (await importValidators(unused, "request/index.ts")) as Readonly<Record<string, Validator>>;
  const ajv = createAjv({ document });
  const subjects = named.map(([name, pointer]) => {
    const zod = schemas[name];
    if (!zod) throw new Error(`There is no validator for ${pointer}.`);
    const examples = payloads.get(pointer) ?? [];
    return { schema: pointer, zod, ajv: ajv.compile({ $ref: `document#${encodeURI(pointer)}` }), examples };
  });
  return checkExamples(subjects);
}

/** Every example of a schema, of a parameter, a header, or a body of JSON, by the pointer of the schema. */
function findPayloads(document: JsonObject): ReadonlyMap<string, readonly Json[]> {
  const found = new Map<string, Json[]>();
  walkNodes({ pointer: "", kind: "document", value: document }, ({ pointer, kind, value }) => {
    const isSchema = kind === "schema";
    if (!isSchema && !(isObject(value) && isObject(value.schema))) return;
    if (kind === "mediaType" && !isJson(toSegments(pointer).at(-1) ?? "")) return;
    const schema = isSchema ? pointer : `${pointer}/schema`;
    const examples = statedAt(document, pointer);
    if (examples.length > 0) found.set(schema, [...(found.get(schema) ?? []), ...examples]);
  });
  return found;
}

function withComponents(
  document: JsonObject,
  named: readonly (readonly [name: string, pointer: string])[],
): JsonObject {
  const components = document.components as JsonObject | undefined;
  const references = named.map(([name, pointer]) => [name, { $ref: `#${pointer}` }] as const);
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...(components?.schemas as JsonObject | undefined), ...Object.fromEntries(references) },
    },
  };
}
