import { isObject, type JsonObject } from "../json.ts";
import { toPointer, toSegments } from "./pointer.ts";

/** Target of a reference. */
export interface ReferenceTarget {
  /** Absolute URI of the file. */
  readonly uri: string;
  /** JSON pointer in that file. */
  readonly pointer: string;
}

/** The text of `$ref` if the value is a reference. */
export function referenceOf(value: unknown): string | undefined {
  return isObject(value) && Object.hasOwn(value, "$ref") && typeof value.$ref === "string"
    ? value.$ref
    : undefined;
}

/** Resolves a reference against the file that contains it; undefined if it is not a URI reference. */
export function resolveReference(reference: string, baseUri: string): ReferenceTarget | undefined {
  const [, written] = splitReference(reference);
  if (written !== "" && !written.startsWith("/")) return undefined; // an anchor
  const uri = absoluteUri(reference, baseUri);
  const fragment = fragmentOf(reference);
  if (uri === undefined || fragment === undefined) return undefined;
  // Nearly all fragments are valid pointers already.
  return { uri, pointer: fragment.includes("~") ? toPointer(toSegments(fragment)) : fragment };
}

/** The pointer that a reference in a bundled document leads to; undefined for references to elsewhere. */
export function localTarget(reference: string): string | undefined {
  const target = resolveReference(reference, "");
  return target?.uri === "" ? target.pointer : undefined;
}

/** Splits a reference at its `#`, without decoding. */
function splitReference(reference: string): readonly [uri: string, fragment: string] {
  const at = reference.indexOf("#");
  return at === -1 ? [reference, ""] : [reference.slice(0, at), reference.slice(at + 1)];
}

/** A reference without its fragment, resolved against a base; undefined if it is not a URI reference. */
export function absoluteUri(reference: string, base: string): string | undefined {
  const [uri] = splitReference(reference);
  try {
    return uri === "" ? base : new URL(uri, base).href;
  } catch {
    return undefined;
  }
}

/** The decoded fragment: a JSON pointer or the name of an anchor; undefined if it is neither. */
export function fragmentOf(reference: string): string | undefined {
  const [, fragment] = splitReference(reference);
  try {
    return fragment.includes("%") ? decodeURIComponent(fragment) : fragment;
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

/** The explicit mapping of a discriminator, if a schema has one. */
export function discriminatorMapping(schema: JsonObject): JsonObject | undefined {
  const discriminator = schema.discriminator;
  return isObject(discriminator) && isObject(discriminator.mapping) ? discriminator.mapping : undefined;
}

/** A mapping value is a component name, or a reference when it looks like one (OpenAPI 3.1, Discriminator Object). */
export function isMappingReference(value: string): boolean {
  return value.includes("/") || value.includes("#") || /\.(ya?ml|json)$/.test(value);
}
