import { childPointer, toSegments, valueAt } from "../core/document/pointer.ts";
import { referenceOf, resolveReference } from "../core/document/reference.ts";
import { isObject, type JsonObject } from "../core/json.ts";
import type { Reading } from "../core/model/reading/reading.ts";

/** An object of the document, and which way what it describes travels. */
export interface Place {
  readonly document: JsonObject;
  readonly pointer: string;
  readonly value: JsonObject;
  readonly reading: Reading;
  /** False where components are written out, since they travel the other way than their section says. */
  readonly keepsReferences: boolean;
}

/** The object below a place. */
export function childOf(place: Place, ...path: readonly string[]): Place | undefined {
  const pointer = childPointer(place.pointer, ...path);
  const found = valueAt(place.document, pointer);
  return found.found && isObject(found.value) ? { ...place, pointer, value: found.value } : undefined;
}

/** The objects of a map below a place, by name. */
export function entriesOf(
  place: Place,
  ...path: readonly string[]
): (readonly [name: string, entry: Place])[] {
  const map = childOf(place, ...path);
  if (!map) return [];
  return Object.keys(map.value).flatMap((name) => {
    const entry = childOf(map, name);
    return entry ? [[name, entry] as const] : [];
  });
}

/** Each object of a map below a place as something else, under the same name. */
export function mapEntries(
  place: Place,
  path: readonly string[],
  build: (entry: Place) => JsonObject,
): JsonObject {
  return Object.fromEntries(entriesOf(place, ...path).map(([name, entry]) => [name, build(entry)]));
}

/** Builds from a place; keeps a reference to a component of the section, and follows every other one. */
export function followed(place: Place, section: string, build: (target: Place) => JsonObject): JsonObject {
  const reference = referenceOf(place.value);
  if (reference === undefined) return build(place);
  const segments = toSegments(resolveReference(reference, "")?.pointer ?? "");
  const isComponent = segments.length === 3 && segments[0] === "components" && segments[1] === section;
  if (isComponent && place.keepsReferences) return { $ref: reference };
  const target = childOf({ ...place, pointer: "" }, ...segments);
  return target ? followed(target, section, build) : {};
}

/** The same, with every reference followed. */
export function writtenOut(place: Place, section: string, build: (target: Place) => JsonObject): JsonObject {
  const { keepsReferences } = place;
  return followed({ ...place, keepsReferences: false }, section, (target) =>
    build({ ...target, keepsReferences }),
  );
}
