import type { ParseContext } from "../accept/accepts.ts";
import type { Member, Members } from "../accept/members.ts";
import { type Part, placeIssues, reportIssues } from "../accept/report-issues.ts";
import type { Payload } from "../checks/check.ts";
import { unrecognized } from "../issues/unrecognized.ts";
import { getOwn, isPlain, keysOf } from "../json/json-type.ts";
import type { ItemRule } from "./parse-items.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/** What the members of one object, the items of one list have in common while they are parsed. */
export interface Parse {
  readonly payload: Payload;
  readonly input: object;
  readonly context: ParseContext;
  readonly pending: Promise<void>[];
}

/** Holds each member to its schema, collects what each has against it, and replaces those that are converted. */
export function parseMembers(
  payload: Payload,
  context: ParseContext,
  members: Members,
): Payload | Promise<Payload> {
  const { named, names, others } = members;
  const input = payload.value as JsonRecord; // the caller has looked
  const parse: Parse = { payload, input, context, pending: [] };
  const isOwn = isPlain(input);
  for (const member of named) {
    const value = isOwn && !member.isInherited ? input[member.key] : getOwn(input, member.key);
    if (value !== undefined || member.whenAbsent !== "optional") parsePart(member, member.key, value, parse);
  }
  if (others) parseOthers(others, names, input, parse);
  const settled = () => (members.isStripped ? stripped(payload, names) : payload);
  return parse.pending.length > 0 ? Promise.all(parse.pending).then(settled) : settled();
}

/** Leaves out members that are not named, in a copy. */
function stripped(payload: Payload, names: ReadonlySet<string>): Payload {
  const entries = Object.entries(payload.value as JsonRecord); // the caller has looked
  const left = entries.filter(([key]) => names.has(key));
  if (left.length < entries.length) payload.value = Object.fromEntries(left);
  return payload;
}

/**
 * Holds a member or an item to its schema, and replaces it where that converts. Positional for speed: this runs once per
 * part of a value.
 */
export function parsePart(rule: ItemRule, key: PropertyKey, value: unknown, parse: Parse): void {
  const { context, payload, pending } = parse;
  const start = payload.issues.length;
  if (rule.accepts) {
    const isThere = value !== undefined || rule.whenAbsent === "optional";
    if (!(isThere && rule.accepts(value, payload.issues, context)))
      reportIssues({ ...rule, key }, value, payload.issues, start, context);
    return;
  }
  const result = rule.schema._zod.run({ value, issues: [] }, context);
  const part = { ...rule, key };
  if (result instanceof Promise) pending.push(result.then((late) => settlePart(part, value, late, parse)));
  else settlePart(part, value, result, parse);
}

/** Members that are not named, each held to the schema of others; all of them rejected where none is allowed. */
function parseOthers(others: Member, names: ReadonlySet<string>, input: JsonRecord, parse: Parse): void {
  const keys = keysOf(input).filter((key) => !names.has(key));
  if (others.schema._zod.def.type !== "never")
    for (const key of keys) parsePart(others, key, input[key], parse);
  else if (keys.length > 0) parse.payload.issues.push(unrecognized(keys, input, parse.context));
}

function settlePart(part: Part, value: unknown, result: Payload, parse: Parse): void {
  const { payload, input, context } = parse;
  const { issues } = payload;
  const start = issues.length;
  for (const issue of result.issues) issues.push(issue);
  placeIssues(part, value, issues, start, context);
  if (issues.length === start && !isSame(value, result.value))
    replacePart(part.key, result.value, payload, input);
}

/** Copies on the first change: a schema that only checks hands its input through. */
function replacePart(key: PropertyKey, value: unknown, payload: Payload, input: object): void {
  if (payload.value === input) payload.value = Array.isArray(input) ? input.slice() : { ...input };
  const descriptor = { value, enumerable: true, writable: true, configurable: true };
  Object.defineProperty(payload.value, key, descriptor);
}

/** zod copies arrays: an array with the same items is the one that was given. */
function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] !== after[index] && !isSame(before[index], after[index])) return false;
  }
  return true;
}
