import { followReferences } from "../../../../generators/core/document/follow-references.ts";
import { childPointer, valueAt } from "../../../../generators/core/document/pointer.ts";
import { isObject, type Json, type JsonObject } from "../../../../generators/core/json.ts";

/** The examples of a schema, a media type, a parameter or a header; references are followed, those of examples as well. */
export function examplesAt(document: JsonObject, pointer: string): Json[] {
  const found = statedAt(document, pointer);
  const defined = followReferences(document, pointer);
  return found.length > 0 || typeof defined !== "object" ? found : statedAt(document, defined.pointer);
}

/** The examples that are written at a node itself. */
export function statedAt(document: JsonObject, pointer: string): Json[] {
  const node = valueAt(document, pointer);
  if (!isObject(node)) return [];
  const { example, examples } = node;
  const named = Object.keys(isObject(examples) ? examples : {}).map((name) => {
    const defined = followReferences(document, childPointer(pointer, "examples", name));
    return typeof defined === "object" ? defined.value.value : undefined;
  });
  const listed = Array.isArray(examples) ? examples : named;
  return [example, ...listed].filter((value) => value !== undefined);
}
