import { childPointer } from "../../../../generators/core/document/pointer.ts";
import { isObject, type Json, type JsonObject } from "../../../../generators/core/json.ts";
import { followed } from "./examples-at.ts";

/** An example of a document and the schema that it is an example of. */
export interface Payload {
  /** Pointer of the example. */
  readonly location: string;
  /** Pointer of the schema. */
  readonly schema: string;
  readonly value: Json;
}

/** Every example of a schema, a media type, a parameter or a header; what is not JSON is left out. */
export function findPayloads(document: JsonObject): Payload[] {
  const found: Payload[] = [];
  visit({ document, found }, document, "");
  return found;
}

interface Search {
  readonly document: JsonObject;
  readonly found: Payload[];
}

function visit(search: Search, node: Json | undefined, pointer: string): void {
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) visit(search, item, `${pointer}/${index}`);
  } else if (isObject(node)) {
    collect(search, node, pointer);
    for (const [key, child] of Object.entries(node)) {
      const isData =
        key === "example" || key === "examples" || key === "default" || key === "enum" || key === "const";
      // Under `properties` these are names like any other.
      const isName = /\/(properties|patternProperties|schemas)$/.test(pointer);
      if ((!isData || isName) && !key.startsWith("x-")) visit(search, child, childPointer(pointer, key));
    }
  }
}

function collect({ document, found }: Search, node: JsonObject, pointer: string): void {
  if (/\/(properties|patternProperties|schemas)$/.test(pointer)) return;
  const add = (location: string, schema: string, value: Json | undefined) => {
    if (value !== undefined) found.push({ location: pointer + location, schema, value });
  };
  if (Array.isArray(node.examples)) {
    for (const [index, value] of node.examples.entries()) add(`/examples/${index}`, pointer, value);
    return;
  }
  if (!isObject(node.schema)) {
    if (isSchema(pointer)) add("/example", pointer, node.example);
    return;
  }
  if (isText(pointer)) return;
  add("/example", `${pointer}/schema`, node.example);
  for (const [name, example] of Object.entries(isObject(node.examples) ? node.examples : {})) {
    const { value } = followed(document, example);
    add(childPointer("", "examples", name, "value"), `${pointer}/schema`, value);
  }
}

/** Bodies that are written as text, and the parts of forms, are no JSON values. */
function isText(pointer: string): boolean {
  const mediaType = /\/content\/([^/]+)$/.exec(pointer)?.[1];
  return mediaType !== undefined && !/json(;|$)/i.test(mediaType);
}

function isSchema(pointer: string): boolean {
  return /\/(schemas\/[^/]+|schema|properties\/[^/]+|items|(allOf|anyOf|oneOf)\/\d+)$/.test(pointer);
}
