import type { ReachedPlace } from "../../change.ts";

/**
 * Names operations and events, as configurations and exemptions do: a path (`/v1/quotes`), a method and a path
 * (`POST /v1/quotes`), an operationId or the name of an event. `*` at the end matches any suffix.
 */
export type PlacePattern = string;

/** True when the pattern names the place. */
export function matchesPlace(pattern: PlacePattern, place: ReachedPlace): boolean {
  const { name, method, path } = place;
  const names = [name, path, path === undefined ? undefined : `${method} ${path}`];
  if (!pattern.endsWith("*")) return names.includes(pattern);
  const start = pattern.slice(0, -1);
  return names.some((text) => text?.startsWith(start));
}
