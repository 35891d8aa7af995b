import type { MediaTypeModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { normaliseMediaType } from "../pair/media-range.ts";
import { flatten } from "../schema/flatten.ts";

/** What a body holds: of a file or a text, a text, also where the document does not say so (OpenAPI 3.1 needs not). */
export function bodySchema({ contentType, schema, place }: MediaTypeModel): SchemaModel | undefined {
  if (!RAW.test(normaliseMediaType(contentType))) return schema;
  if (schema === undefined) return { place, types: ["string"], annotations: { extensions: {} } };
  const { always, ...said } = schema;
  return always !== false && saysNoType(schema) ? { ...said, types: ["string"] } : schema;
}

/** Media types whose bodies are never parsed as JSON is. */
const RAW =
  /^(image|audio|video|font)\/|^text\/(plain|csv|html|markdown)|^application\/(octet-stream|pdf|zip|gzip)/;

function saysNoType(schema: SchemaModel): boolean {
  const { parts, unions } = flatten(schema);
  const isSilent = ({ types, constant, enumeration }: SchemaModel) => !types && !constant && !enumeration;
  return unions.length === 0 && parts.every(isSilent);
}
