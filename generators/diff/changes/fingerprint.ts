import { createHash } from "node:crypto";
import { isObject, type Json, jsonText } from "../../core/json.ts";
import type { Difference } from "../rules/difference.ts";

const LENGTH = 12;

/** What was changed, without where. */
type Changed = Pick<Difference, "rule" | "direction" | "subject" | "before" | "after">;

/** Where in an operation, event or component a value stands. */
type Place = Omit<Difference["reached"], "tags" | "chain">;

/** A short name for what was changed at some places; the same in every run and on every machine. */
export function fingerprintOf(changed: Changed, places: readonly Place[]): string {
  const { rule, direction, subject, before, after } = changed;
  const reported = [rule, direction, subject, stablePlace(places), stable(before), stable(after)];
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

/**
 * Names the value that was changed as a request or response has it: without components, lines and numbers in lists. Of
 * several places the one that sorts first is named, in whatever order documents have them.
 */
function stablePlace(places: readonly Place[]): string {
  return places.map(placeText).sort()[0] ?? "";
}

function placeText({ kind, name, method, path, where, value }: Place): string {
  const template = path?.replaceAll(/\{[^{}]*\}/g, "{}") ?? "";
  return [kind, method ?? name, template, where, value].join(" ");
}
