import { toSegments } from "../../core/document/pointer.ts";
import type { Difference } from "../rules/difference.ts";

/** Keywords whose members are numbered: a number moves when something is put before it. */
const NUMBERED = new Set([
  "allOf",
  "anyOf",
  "oneOf",
  "prefixItems",
  "parameters",
  "tags",
  "servers",
  "security",
]);

/** Names where a difference stands, in words that stay when lines move and lists grow. */
export function stablePlace({ place, reached }: Difference): string {
  const segments = withoutNumbers(toSegments(place.pointer));
  if (segments[0] === "components") return segments.join("/");
  const path = reached.path?.replaceAll(/\{[^{}]*\}/g, "{}") ?? "";
  return [reached.kind, reached.method ?? reached.name, path, reached.where, reached.value].join(" ");
}

function withoutNumbers(segments: readonly string[]): string[] {
  return segments.filter(
    (segment, index) => !(/^\d+$/.test(segment) && NUMBERED.has(segments[index - 1] ?? "")),
  );
}
