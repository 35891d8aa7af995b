import { isObject, type JsonObject } from "../json.ts";
import { toPointer, toSegments } from "./pointer.ts";

/** Where a reference leads. */
export interface ReferenceTarget {
  /** Absolute URI of the file. */
  readonly uri: string;
  /** JSON pointer in that file. */
  readonly pointer: string;
}

/** The text of `$ref` when the value is a reference. */
export function referenceOf(value: unknown): string | undefined {
  return isObject(value) && Object.hasOwn(value, "$ref") && typeof value.$ref === "string"
    ? value.$ref
    : undefined;
}

/** Resolves the text of a reference against the file in which it stands; undefined when it is not a URI reference. */
export function resolveReference(reference: string, baseUri: string): ReferenceTarget | undefined {
  const [path = "", fragment = ""] = splitOnce(reference, "#");
  if (fragment !== "" && !fragment.startsWith("/")) return undefined; // an anchor
  try {
    const url = path === "" ? baseUri : new URL(path, baseUri).href;
    // Nearly all fragments are pointers as they stand.
    const isPlain = !fragment.includes("%") && !fragment.includes("~");
    return { uri: url, pointer: isPlain ? fragment : toPointer(toSegments(decodeURIComponent(fragment))) };
  } catch {
    return undefined;
  }
}

/** A key for maps. */
export function targetKey({ uri, pointer }: ReferenceTarget): string {
  return `${uri}#${pointer}`;
}

/** A reference to a place in the bundled document. */
export function localReference(pointer: string): string {
  return `#${encodeURI(pointer).replaceAll("#", "%23")}`;
}

/** The explicit mapping of a discriminator, where a schema has one. */
export function discriminatorMapping(schema: JsonObject): JsonObject | undefined {
  const discriminator = schema.discriminator;
  return isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : undefined;
}

/** A mapping value is a component name, or a reference when it looks like one (OpenAPI 3.1, Discriminator Object). */
export function isMappingReference(value: string): boolean {
  return value.includes("/") || value.includes("#") || /\.(ya?ml|json)$/.test(value);
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}
