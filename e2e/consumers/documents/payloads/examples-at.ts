import { childPointer, toSegments, valueAlong } from "../../../../generators/core/document/pointer.ts";
import { resolveReference } from "../../../../generators/core/document/reference.ts";
import { isObject, type Json, type JsonObject } from "../../../../generators/core/json.ts";

/** The examples of a schema, a media type, a parameter or a header; references are followed, those of examples as well. */
export function examplesAt(document: JsonObject, pointer: string): Json[] {
  const node = nodeAt(document, pointer);
  if (!isObject(node)) return [];
  const own = node.example === undefined ? [] : [node.example];
  const listed = Array.isArray(node.examples) ? node.examples : namedExamples(document, node.examples);
  const found = [...own, ...listed];
  return found.length > 0 || typeof node.$ref !== "string"
    ? found
    : examplesAt(document, targetOf(node.$ref));
}

function namedExamples(document: JsonObject, named: Json | undefined): Json[] {
  return Object.values(isObject(named) ? named : {}).flatMap((example) => {
    const { value } = followed(document, example);
    return value === undefined ? [] : [value];
  });
}

/** An object of the document, or the one that it refers to. */
export function followed(document: JsonObject, node: Json | undefined): JsonObject {
  if (!isObject(node)) return {};
  return typeof node.$ref === "string" ? followed(document, nodeAt(document, targetOf(node.$ref))) : node;
}

function nodeAt(document: JsonObject, pointer: string): Json | undefined {
  return valueAlong(document, toSegments(pointer)) as Json | undefined; // a document is JSON
}

function targetOf(reference: string): string {
  return resolveReference(reference, "")?.pointer ?? childPointer("", "nowhere");
}
