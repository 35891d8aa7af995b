import { isObject, type Json } from "../../core/json.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";
import type { Difference } from "../difference.ts";

const LONGEST = 80;

/** What a difference speaks of: a value by its path, or the place as a whole. */
export function spokenOf({ reached: { value, where, name } }: Pick<Difference, "reached">): string {
  const whole = where === "" ? name : where.charAt(0).toUpperCase() + where.slice(1);
  if (value === "") return whole;
  return /^[[*]/.test(value) ? `${whole}: "${value}"` : `"${value}"`;
}

/** A JSON value on one line, cut where it gets long. */
export function shown(value: Json | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** Keywords with their values, as in `minimum 1 and exclusiveMaximum 10`; empty where there are none. */
function shownKeywords(value: Json | undefined): string {
  if (!isObject(value)) return "";
  return Object.entries(value)
    .map(([keyword, written]) => `${keyword} ${typeof written === "string" ? written : shown(written)}`)
    .join(" and ");
}

/** How keywords changed: `goes from maximum 100 to maximum 50`, `gets maximum 50`, `loses maximum 50`. */
export function turn({ before, after }: Pick<Difference, "before" | "after">): string {
  const [old, fresh] = [shownKeywords(before), shownKeywords(after)];
  if (old === "" && fresh === "") return "changes";
  if (old === "") return `gets ${fresh}`;
  if (fresh === "") return `loses ${old}`;
  return `goes from ${old} to ${fresh}`;
}

/** What a difference speaks of, and how its keywords changed: `"limit" loses maximum 50.` */
export function keywordChange(difference: Difference): string {
  return `${spokenOf(difference)} ${turn(difference)}.`;
}

/** `is integer instead of string`; undefined where more than one type is meant. */
export function typeTurn({ before, after }: Pick<Difference, "before" | "after">): string | undefined {
  const [old, fresh] = [before, after].map((value) => (isObject(value) ? value.type : undefined));
  const isPlain = typeof old === "string" && typeof fresh === "string" && old !== fresh;
  return isPlain ? `is ${fresh} instead of ${old}` : undefined;
}

/** What became of something that a place says: `has a description`, `has another description`, `has no description any more`. */
export function hasAnother(difference: Difference): string {
  const { before, after, subject } = difference;
  const spoken = spokenOf(difference);
  if (after === undefined) return `${spoken} has no ${subject} any more.`;
  return `${spoken} has ${before === undefined ? "a" : "another"} ${subject}.`;
}

/** A list of strings: `a, b`; `nothing` for an empty one. */
export function listWords(list: Json | undefined): string {
  return Array.isArray(list) && list.length > 0 ? list.map(String).join(", ") : "nothing";
}

/** What happened, and happens now, when a request is sent twice. */
export function replayChange({ before, after }: Pick<Difference, "before" | "after">): string {
  return `Sent twice, the request was ${replayWords(before)} and is ${replayWords(after)} now.`;
}

/** `safe`, `single-use by quote_id (USED, EXPIRED)`. */
function replayWords(replay: Json | undefined): string {
  if (!isObject(replay)) return String(replay);
  const { key, usedCode, expiredCode } = replay;
  return `single-use by ${String(key)} (${String(usedCode)}, ${String(expiredCode)})`;
}

/** The keys under which two objects differ: `name, in`. */
export function changedKeys(before: Json | undefined, after: Json | undefined): string {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].filter((key) => !isEqual(was[key], is[key])).join(", ");
}
