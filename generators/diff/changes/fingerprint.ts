import { createHash } from "node:crypto";
import { isObject, type Json, jsonText } from "../../core/json.ts";
import type { Difference } from "../rules/difference.ts";

const LENGTH = 12;

/** Kind of a change, without its place. */
type Changed = Pick<Difference, "rule" | "direction" | "subject" | "before" | "after">;

/** Place of a value in an operation, event or component. */
type Location = Omit<Difference["reached"], "tags" | "chain">;

/** Returns a short identifier of a change at some places; the same in every run and on every machine. */
export function fingerprintOf(changed: Changed, locations: readonly Location[]): string {
  const { rule, direction, subject, before, after } = changed;
  const reported = [rule, direction, subject, stableLocation(locations), stable(before), stable(after)];
  return createHash("sha256").update(jsonText(reported)).digest("hex").slice(0, LENGTH);
}

/** Sorts keys and the values of enums, whose order has no meaning. */
function stable(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(stable);
  if (!isObject(value)) return value ?? null;
  const entries = Object.entries(value).map(([key, inner]): [string, Json] => {
    const own = stable(inner);
    return [key, key === "enum" && Array.isArray(own) ? sorted(own) : own];
  });
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}

function sorted(values: readonly Json[]): readonly Json[] {
  const texts = values.map((value) => [jsonText(value), value] as const);
  return texts.sort(([left], [right]) => (left < right ? -1 : 1)).map(([, value]) => value);
}

/**
 * Names the changed value as it is in a request or response: without components, lines and indexes. Of several places,
 * the first in sort order is named, whatever the order of the documents.
 */
function stableLocation(locations: readonly Location[]): string {
  return locations.map(locationText).sort()[0] ?? "";
}

function locationText({ kind, name, method, path, where, value }: Location): string {
  const template = path?.replaceAll(/\{[^{}]*\}/g, "{}") ?? "";
  return [kind, method ?? name, template, where, value].join(" ");
}
