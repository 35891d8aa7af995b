import { toPointer, toSegments } from "../../core/document/pointer.ts";

/**
 * A part of a description, whichever version of it: `/schemas/Quote/expires_at`, `/operations/POST ~1quotes/parameters/query/limit`,
 * `/events/payin.new`, `/errors/QUOTES_EXPIRED`. Lists and alternatives have the place of what holds them.
 */
export type Place = string;

/** The place with these names on the way to it. */
export function toPlace(...names: readonly string[]): Place {
  return toPointer(names);
}

/** True for a place inside another one. */
export function isInside(place: Place, outer: Place): boolean {
  return place.startsWith(`${outer}/`);
}

/** The operation that a place belongs to; undefined for other places. */
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

/** The event, error code or component that a place is; undefined for places inside of them, and for others. */
export function nameIn(root: "events" | "errors" | "schemas", place: Place): string | undefined {
  const [first, name, ...rest] = toSegments(place);
  return first === root && rest.length === 0 ? name : undefined;
}
