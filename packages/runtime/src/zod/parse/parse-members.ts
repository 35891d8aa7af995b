import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { currentAsk, refused } from "../accept/asked.ts";
import { descend, leave, refuseDepth } from "../accept/depth.ts";
import { placeIssues } from "../issues/place-issues.ts";
import { unrecognized } from "../issues/unrecognized.ts";
import { getOwn, isObject, isPlain, keysOf } from "../json/json-type.ts";
import { definitionOf, type ParseContext, type Payload } from "../zod-internals.ts";
import { isPlainly, type Members, membersOf, type Rule } from "./rule.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/** What the members of one object, the items of one list have in common while they are parsed. */
export interface Parse {
  readonly payload: Payload;
  readonly input: object;
  readonly context: ParseContext;
  /** The parts that are waited for. */
  pending: Promise<unknown> | undefined;
}

/** Holds each member to its schema, collects what each has against it, and replaces those that are converted. */
export function parseMembers(
  payload: Payload,
  context: ParseContext,
  members: Members,
): Payload | Promise<Payload> {
  const place = descend();
  try {
    if (place < 0) return refuseDepth(payload, context);
    const { named, others } = members;
    const input = payload.value as JsonRecord; // the caller has looked
    const isOwn = isPlain(input);
    let parse: Parse | undefined;
    for (const member of named) {
      const { key } = member;
      const value = isOwn && !member.isInherited ? input[key] : getOwn(input, key);
      if (value === undefined && member.whenAbsent === "optional") continue;
      if (isPlainly(member, value)) continue;
      parse ??= { payload, input, context, pending: undefined };
      parsePart(member, key, value, parse);
      if (payload.issues.length > 0 && currentAsk()) return payload;
    }
    if (others) {
      parse ??= { payload, input, context, pending: undefined };
      parseOthers(others, members, parse);
    }
    return parse?.pending ? parse.pending.then(() => stripped(payload, members)) : stripped(payload, members);
  } finally {
    leave(place, payload, context);
  }
}

/** Leaves out members that are not named, in a copy, where that is asked for. */
function stripped(payload: Payload, { names, isStripped }: Members): Payload {
  if (!isStripped) return payload;
  const entries = Object.entries(payload.value as JsonRecord); // the caller has looked
  const left = entries.filter(([key]) => names.has(key));
  if (left.length < entries.length) payload.value = Object.fromEntries(left);
  return payload;
}

/** Holds a member or an item to its schema, and replaces it where that converts. Positional for speed: this runs once per part. */
export function parsePart(rule: Rule, key: PropertyKey, value: unknown, parse: Parse): void {
  const ask = currentAsk();
  if (ask && typeof value === "object") {
    if (!ask(rule.schema, value)) parse.payload.issues.push(refused(value));
    return;
  }
  const result = hold(rule, { value, issues: [] }, parse.context);
  if (result instanceof Promise) {
    const settled = result.then((late) => settlePart(rule, key, value, late, parse));
    parse.pending = Promise.all([parse.pending, settled]);
  } else if (result.issues.length > 0 || result.value !== value || value === undefined)
    settlePart(rule, key, value, result, parse);
}

function hold(rule: Rule, payload: Payload, context: ParseContext): Payload | Promise<Payload> {
  if (!rule.object || !isObject(payload.value)) return rule.runner.run(payload, context);
  rule.members ??= membersOf(rule.object);
  return parseMembers(payload, context, rule.members);
}

/** Members that are not named, each held to the schema of others; all of them rejected where none is allowed. */
function parseOthers(others: Rule, { names }: Members, parse: Parse): void {
  const { payload, context } = parse;
  const input = parse.input as JsonRecord; // of an object
  const keys = keysOf(input).filter((key) => !names.has(key));
  if (definitionOf(others.schema).type === "never") {
    if (keys.length > 0) payload.issues.push(unrecognized(keys, input, context));
    return;
  }
  for (const key of keys) {
    if (isPlainly(others, input[key])) continue;
    parsePart(others, key, input[key], parse);
    if (payload.issues.length > 0 && currentAsk()) return;
  }
}

/** Takes over what has become of a part. Positional for speed, as above. */
function settlePart(rule: Rule, key: PropertyKey, value: unknown, result: Payload, parse: Parse): void {
  const { payload, input, context } = parse;
  const { issues } = payload;
  const start = issues.length;
  for (const issue of result.issues) issues.push(issue);
  placeIssues(key, value === undefined && !rule.whenAbsent, issues, start, context);
  if (issues.length === start && !isSame(value, result.value)) replacePart(key, result.value, payload, input);
}

/** Copies on the first change: a schema that only checks hands its input through. */
function replacePart(key: PropertyKey, value: unknown, payload: Payload, input: object): void {
  if (payload.value === input) payload.value = Array.isArray(input) ? input.slice() : { ...input };
  util.assignProp(payload.value as object, key, value); // the copy, or the one of an earlier change
}

/** zod copies arrays: an array with the same items is the one that was given. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((item, index) => isSame(item, after[index]));
}
