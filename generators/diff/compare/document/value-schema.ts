import { childPointer } from "../../../core/document/pointer.ts";
import { isObject } from "../../../core/json.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { DocumentNode } from "./document-node.ts";

/** How a header says what it holds. */
export interface ValueSchema {
  readonly schema: SchemaModel | undefined;
  /** Set when the value is described by `content`. */
  readonly contentType: string | undefined;
  readonly explode: boolean;
}

/** The schema of a header or parameter, beside it or in the one entry of its content. */
export function valueSchema(model: ApiModel, { value, place }: DocumentNode): ValueSchema {
  const explode = value.explode === true;
  const at = (...path: readonly string[]) => model.schemaAt(childPointer(place.pointer, ...path));
  if (value.schema !== undefined) return { schema: at("schema"), contentType: undefined, explode };
  const [first] = isObject(value.content) ? Object.entries(value.content) : [];
  if (first === undefined) return { schema: undefined, contentType: undefined, explode };
  const [contentType, mediaType] = first;
  const hasSchema = isObject(mediaType) && mediaType.schema !== undefined;
  return { schema: hasSchema ? at("content", contentType, "schema") : undefined, contentType, explode };
}
