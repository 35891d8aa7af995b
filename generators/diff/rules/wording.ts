import { getOwn, isObject, type Json, jsonText } from "../../core/json.ts";
import { asText } from "../../core/json-values.ts";
import { isEqual } from "../../core/model/accepts/equality.ts";
import type { Difference } from "./difference.ts";

const LONGEST = 80;

type Titled = Pick<Difference, "direction" | "reached">;

/** Names the changed value, or its place: `Request property "purpose"`, `Response 200 application/json`. */
export function valueTitle(difference: Titled): string {
  const { value, where, name } = difference.reached;
  if (value === "" && difference.reached.kind === "component") return `Component ${name}`;
  if (value === "") return where === "" ? name : capitalized(whereWords(difference));
  const member = `${memberKind(value)} "${value}"`;
  if (/\b(parameter|header) /.test(where)) return `${capitalized(member)} of ${whereWords(difference)}`;
  return capitalized(`${senderOf(difference)} ${member}`.trim());
}

/** `request`, `response`, `event`, `callback`, or the response to one of the latter; empty if both are meant. */
export function senderOf({ direction, reached: { kind, name, where } }: Titled): string {
  if (kind === "component") return `component ${name}`;
  if (direction === "both") return "";
  const ours = where.startsWith("callback ") ? "callback" : kind === "webhook" ? "event" : undefined;
  if (ours === undefined) return direction;
  return direction === "response" ? ours : `${ours} response`;
}

function whereWords({ reached: { kind, where } }: Titled): string {
  const words = where.replace(/\banswer (?=\S)/, "receiver response ");
  return kind === "webhook" && words.startsWith("payload") ? `event ${words}` : words;
}

/** `items[*]` and `items[0]` are items, `names.*` is any value of a map, everything else is a property. */
function memberKind(path: string): string {
  if (/\[(\*|\d+)\]$/.test(path)) return "item";
  return /(^|\.)\*$/.test(path) ? "value" : "property";
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Response 200 body`, `Event payload`. */
export function bodyOf(difference: Difference): string {
  const title = valueTitle(difference);
  return title.endsWith("payload") ? title : `${title} body`;
}

/** `Request form field file`. */
export function fieldOf(difference: Difference): string {
  return capitalized(`${senderOf(difference)} form field ${difference.subject}`);
}

/** `Request properties that match the pattern ^x-`. */
export function patternOf(difference: Difference): string {
  return capitalized(
    `${senderOf(difference)} properties that match the pattern ${difference.subject}`.trim(),
  );
}

/** A parameter, a header, the operation, a value: `The query parameter limit`, `The response header ETag`. */
export function partOf(difference: Difference): string {
  return difference.isAboutValues ? valueTitle(difference) : `The ${partWords(difference)}`;
}

/** `The required response header ETag`. */
export function requiredPartOf(difference: Difference): string {
  return `The required ${partWords(difference)}`;
}

/** Headers, and the parameters of events and callbacks, are named with what they belong to. */
function partWords(difference: Difference): string {
  const { subject, direction, reached } = difference;
  const isHeader = subject.startsWith("header ") && !subject.startsWith("header parameter ");
  const isOfEvent = direction === "response" && subject.includes(" parameter ");
  if (!isHeader && !isOfEvent) return subject;
  const part = reached.where.includes(" field ") ? "part " : "";
  return `${senderOf(difference)} ${part}${subject}`;
}

/** A JSON value on one line, cut where it gets long. */
export function shown(value: Json | undefined): string {
  const text = value === undefined ? "nothing" : jsonText(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

/** A value as a word: text as it is, anything else as it is written. */
function word(value: Json | undefined): string {
  return typeof value === "string" ? value : shown(value);
}

/** Keywords with their values, as in `minimum 1 and exclusiveMaximum 10`; empty if there are none. */
function shownKeywords(value: Json | undefined): string {
  if (!isObject(value)) return "";
  return Object.entries(value)
    .map(([keyword, written]) => `${keyword} ${word(written)}`)
    .join(" and ");
}

/** Describes how keywords changed: `changed from maximum 100 to maximum 50`, `now has maximum 50`, … */
export function changedKeywords({ before, after }: Pick<Difference, "before" | "after">): string {
  const [old, fresh] = [shownKeywords(before), shownKeywords(after)];
  if (old === "" && fresh === "") return "changed";
  if (old === "") return `now has ${fresh}`;
  if (fresh === "") return `no longer has ${old}`;
  return `changed from ${old} to ${fresh}`;
}

/** Describes how the keywords of a value changed: `Request property "limit" no longer has maximum 50.` */
export function keywordChange(difference: Difference): string {
  return `${valueTitle(difference)} ${changedKeywords(difference)}.`;
}

/** `changed type from string to integer`; undefined if more than one type is meant. */
export function changedType({ before, after }: Pick<Difference, "before" | "after">): string | undefined {
  const [old, fresh] = [before, after].map((value) => (isObject(value) ? value.type : undefined));
  const isPlain = typeof old === "string" && typeof fresh === "string" && old !== fresh;
  return isPlain ? `changed type from ${old} to ${fresh}` : undefined;
}

/** Describes how a value changed: `was set to 10`, `was removed; it was 10`, `was changed from 10 to 20`. */
export function replaced({ before, after }: Pick<Difference, "before" | "after">): string {
  if (before === undefined) return `was set to ${shown(after)}`;
  if (after === undefined) return `was removed; it was ${shown(before)}`;
  return `was changed from ${shown(before)} to ${shown(after)}`;
}

/** Describes the change of an annotation: `Property "name": description was changed.` */
export function proseChange(difference: Difference): string {
  const { before, after, subject } = difference;
  const happened = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return `${valueTitle(difference)}: ${subject} was ${happened}.`;
}

/** A list of strings: `a, b`; `nothing` for an empty one. */
export function listWords(list: Json | undefined): string {
  return Array.isArray(list) && list.length > 0 ? list.map(asText).join(", ") : "nothing";
}

/** Describes a change of the idempotency of a request. */
export function idempotencyChange({ before, after }: Pick<Difference, "before" | "after">): string {
  return `The idempotency of the request was changed from ${idempotencyWords(before)} to ${idempotencyWords(after)}.`;
}

/** `idempotent`, `single-use by quote_id (USED, EXPIRED)`, `repeatable with a key (header Idempotency-Key)`. */
function idempotencyWords(idempotency: Json | undefined): string {
  if (!isObject(idempotency)) return word(idempotency);
  const { key, usedCode, expiredCode, in: location, name } = idempotency;
  if (name !== undefined) return `repeatable with a key (${word(location)} ${word(name)})`;
  return `single-use by ${word(key)} (${word(usedCode)}, ${word(expiredCode)})`;
}

/** Lists the differences between two objects: `scheme from basic to bearer, in from header to query`. */
export function changedValues(before: Json | undefined, after: Json | undefined): string {
  return changedMembers(before, after)
    .map((member) => `${member.key} from ${word(member.before)} to ${word(member.after)}`)
    .join(", ");
}

/** The keys under which two objects differ: `name, in`. */
export function changedKeys(before: Json | undefined, after: Json | undefined): string {
  return changedMembers(before, after)
    .map(({ key }) => key)
    .join(", ");
}

/** Returns the keys under which two objects differ, with both values. */
export function changedMembers(before: Json | undefined, after: Json | undefined) {
  const [was, is] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((key) => ({ key, before: getOwn(was, key), after: getOwn(is, key) }))
    .filter((member) => !isEqual(member.before, member.after));
}
