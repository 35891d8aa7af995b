import { toPointer, toSegments } from "../../core/document/pointer.ts";

/**
 * A part of a description: `/operations/POST ~1quotes/parameters/query/limit`, `/schemas/Quote/expires_at`,
 * `/events/payin.new`, `/errors/QUOTES_EXPIRED`. Lists and alternatives have the place of their parent.
 */
export type Place = string;

/** Returns the place with these names on its path. */
export function toPlace(...names: readonly string[]): Place {
  return toPointer(names);
}

/** True for a place inside another one. */
export function isInside(place: Place, outer: Place): boolean {
  return place.startsWith(`${outer}/`);
}

/** Returns the operation of a place; undefined for other places. */
export function operationOf(place: Place): Place | undefined {
  const [root, name] = toSegments(place);
  return root === "operations" && name !== undefined ? toPlace(root, name) : undefined;
}

/** True for an operation as a whole, its body or one of its responses; members of a value have places inside of these. */
export function isOfCall(place: Place): boolean {
  const operation = operationOf(place);
  if (operation === undefined) return false;
  const inside = place.slice(operation.length);
  return inside === "" || inside === "/requestBody" || /^\/responses\/[^/]*$/.test(inside);
}

/** Returns the name of a place that is an event, error code or component; undefined for all others. */
export function nameIn(root: "events" | "errors" | "schemas", place: Place): string | undefined {
  const [first, name, ...rest] = toSegments(place);
  return first === root && rest.length === 0 ? name : undefined;
}
