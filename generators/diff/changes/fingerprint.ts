import { createHash } from "node:crypto";
import { toSegments } from "../../core/document/pointer.ts";
import { isObject, type Json, jsonText } from "../../core/json.ts";
import type { Difference } from "../rules/difference.ts";

const LENGTH = 12;

/** A short name for a difference that is the same in every run and on every machine. */
export function fingerprintOf(difference: Difference): string {
  const { rule, direction, subject, before, after } = difference;
  const reported = [rule, direction, subject, stablePlace(difference), stable(before), stable(after)];
  return createHash("sha256").update(jsonText(reported)).digest("hex").slice(0, LENGTH);
}

/** The order of listed values says nothing. */
function stable(value: Json | undefined): Json {
  if (!isObject(value) || !Array.isArray(value.enum)) return value ?? null;
  const texts = value.enum.map((member) => [jsonText(member), member] as const);
  return {
    ...value,
    enum: texts.sort(([left], [right]) => (left < right ? -1 : 1)).map(([, member]) => member),
  };
}

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
function stablePlace({ place, reached }: Difference): string {
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
