import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { currentAsk, refused } from "../accept/asked.ts";
import { descend, enter, leave, refuseDepth } from "../accept/depth.ts";
import { type Part, placeIssues } from "../issues/place-issues.ts";
import { unrecognized } from "../issues/unrecognized.ts";
import { getOwn, isPlain, keysOf } from "../json/json-type.ts";
import { definitionOf, type ParseContext, type Payload, run } from "../zod-internals.ts";
import type { Member, Members } from "./members.ts";
import type { ItemRule } from "./parse-items.ts";
import { isOfPlain } from "./plain.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/** What the members of one object, the items of one list have in common while they are parsed. */
export interface Parse {
  readonly payload: Payload;
  readonly input: object;
  readonly context: ParseContext;
  /** Parts whose schemas are waited for. */
  readonly pending: Promise<void>[];
  /** What the next part is handed in: the one before is used again where nothing came of it. */
  spare: Payload;
}

/** Holds each member to its schema, collects what each has against it, and replaces those that are converted. */
export function parseMembers(
  payload: Payload,
  context: ParseContext,
  members: Members,
): Payload | Promise<Payload> {
  const place = enter();
  try {
    if (!descend()) return refuseDepth(payload, context);
    const { named, names, others } = members;
    const input = payload.value as JsonRecord; // the caller has looked
    const isOwn = isPlain(input);
    let parse: Parse | undefined;
    for (let index = 0; index < named.length; index += 1) {
      const member = named[index] as Member; // within the list
      const value = isOwn && !member.isInherited ? input[member.key] : getOwn(input, member.key);
      if (value === undefined && member.whenAbsent === "optional") continue;
      if (member.plain && isOfPlain(member.plain, value)) continue;
      parse ??= parseOf(payload, input, context);
      parsePart(member, member.key, value, parse);
      if (payload.issues.length > 0 && currentAsk()) return payload;
    }
    if (others) {
      parse ??= parseOf(payload, input, context);
      parseOthers(others, names, parse);
    }
    if (!parse || parse.pending.length === 0) return stripped(payload, members);
    return Promise.all(parse.pending).then(() => stripped(payload, members));
  } finally {
    leave(place, payload, context);
  }
}

/** The beginning of a parse. */
export function parseOf(payload: Payload, input: object, context: ParseContext): Parse {
  return { payload, input, context, pending: [], spare: { value: undefined, issues: [] } };
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
export function parsePart(rule: ItemRule, key: PropertyKey, value: unknown, parse: Parse): void {
  const { context, payload, spare } = parse;
  const ask = currentAsk();
  if (ask && typeof value === "object") {
    if (!ask(rule.schema, value)) payload.issues.push(refused(value));
    return;
  }
  spare.value = value;
  const result = run(rule.schema, spare, context);
  const isUntouched = result === spare && spare.issues.length === 0 && Object.is(spare.value, value);
  if (isUntouched && value !== undefined) return;
  parse.spare = { value: undefined, issues: [] };
  const part = { ...rule, key };
  if (result instanceof Promise)
    parse.pending.push(result.then((late) => settlePart(part, value, late, parse)));
  else settlePart(part, value, result, parse);
}

/** Members that are not named, each held to the schema of others; all of them rejected where none is allowed. */
function parseOthers(others: Member, names: ReadonlySet<string>, parse: Parse): void {
  const { payload, context } = parse;
  const input = parse.input as JsonRecord; // of an object
  const keys = keysOf(input).filter((key) => !names.has(key));
  if (definitionOf(others.schema).type === "never") {
    if (keys.length > 0) payload.issues.push(unrecognized(keys, input, context));
    return;
  }
  for (const key of keys) {
    if (others.plain && isOfPlain(others.plain, input[key])) continue;
    parsePart(others, key, input[key], parse);
    if (payload.issues.length > 0 && currentAsk()) return;
  }
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
  util.assignProp(payload.value as object, key, value); // the copy, or the one of an earlier change
}

/** zod copies arrays: an array with the same items is the one that was given. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  for (let index = 0; index < before.length; index += 1) {
    if (before[index] !== after[index] && !isSame(before[index], after[index])) return false;
  }
  return true;
}
