import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { descend, leave, rejectDepth } from "../accept/depth.ts";
import { acceptMode, placeholderIssue } from "../accept/is-accepted.ts";
import { placeIssues } from "../issues/place-issues.ts";
import { unrecognized } from "../issues/shortened.ts";
import { getOwn, isObject, isPlain, keysOf } from "../json/json-type.ts";
import { definitionOf, type ParseContext, type Payload } from "../zod-internals.ts";
import { type Members, matchesPlain, membersOf, type PartPlan } from "./part-plan.ts";

type JsonRecord = Readonly<Record<string, unknown>>;

/** State that is shared by the members of an object, or the items of an array, while they are parsed. */
interface ParseState {
  readonly payload: Payload;
  readonly input: object;
  readonly context: ParseContext;
  /** Resolves when all asynchronous parts are parsed. */
  pending: Promise<unknown> | undefined;
}

/** Parses each member with its schema, collects issues, and replaces members that are converted. */
export function parseMembers(
  payload: Payload,
  context: ParseContext,
  members: Members,
): Payload | Promise<Payload> {
  const savedDepth = descend();
  try {
    if (savedDepth < 0) return rejectDepth(payload, context);
    const { named, others } = members;
    const input = payload.value as JsonRecord; // checked by the caller
    const isOwn = isPlain(input);
    let state: ParseState | undefined;
    for (const member of named) {
      const { key } = member;
      const value = isOwn && !member.isInherited ? input[key] : getOwn(input, key);
      if (value === undefined && member.whenAbsent === "optional") continue;
      if (matchesPlain(member, value)) continue;
      state ??= { payload, input, context, pending: undefined };
      parsePart(member, key, value, state);
      if (payload.issues.length > 0 && acceptMode()) return payload;
    }
    if (others) {
      state ??= { payload, input, context, pending: undefined };
      parseOthers(others, members, state);
    }
    return state?.pending ? state.pending.then(() => stripped(payload, members)) : stripped(payload, members);
  } finally {
    leave(savedDepth, payload, context);
  }
}

/** Removes unknown members, in a copy, if the schema strips them. */
function stripped(payload: Payload, { names, isStripped }: Members): Payload {
  if (!isStripped) return payload;
  const entries = Object.entries(payload.value as JsonRecord); // checked by the caller
  const left = entries.filter(([key]) => names.has(key));
  if (left.length < entries.length) payload.value = Object.fromEntries(left);
  return payload;
}

/** Parses a part, and replaces it if it is converted. Takes parameters instead of an options object, for speed. */
function parsePart(plan: PartPlan, key: PropertyKey, value: unknown, state: ParseState): void {
  const accepts = acceptMode();
  if (accepts && typeof value === "object") {
    if (!accepts(plan.schema, value)) state.payload.issues.push(placeholderIssue(value));
    return;
  }
  const result = runPlan(plan, { value, issues: [] }, state.context);
  if (result instanceof Promise) {
    const settled = result.then((late) => settle(plan, key, value, late, state));
    state.pending = Promise.all([state.pending, settled]);
  } else if (result.issues.length > 0 || result.value !== value || value === undefined)
    settle(plan, key, value, result, state);
}

function runPlan(plan: PartPlan, payload: Payload, context: ParseContext): Payload | Promise<Payload> {
  if (!plan.object || !isObject(payload.value)) return plan.runner.run(payload, context);
  plan.members ??= membersOf(plan.object);
  return parseMembers(payload, context, plan.members);
}

/** Parses unknown members with the schema for others, or rejects all of them if none is allowed. */
function parseOthers(others: PartPlan, { names }: Members, state: ParseState): void {
  const { payload, context } = state;
  const input = state.input as JsonRecord; // of an object
  const keys = keysOf(input).filter((key) => !names.has(key));
  if (definitionOf(others.schema).type === "never") {
    if (keys.length > 0) payload.issues.push(unrecognized(keys, input, context));
    return;
  }
  for (const key of keys) {
    if (matchesPlain(others, input[key])) continue;
    parsePart(others, key, input[key], state);
    if (payload.issues.length > 0 && acceptMode()) return;
  }
}

/** Adds the issues and the converted value of a part to its container. Takes parameters for speed, as above. */
function settle(plan: PartPlan, key: PropertyKey, value: unknown, result: Payload, state: ParseState): void {
  const { payload, input, context } = state;
  const { issues } = payload;
  const start = issues.length;
  for (const issue of result.issues) issues.push(issue);
  placeIssues(key, value === undefined && !plan.whenAbsent, issues, start, context);
  if (issues.length === start && !isSame(value, result.value)) replacePart(key, result.value, payload, input);
}

/** Copies on the first change: a schema that only checks returns its input. */
function replacePart(key: PropertyKey, value: unknown, payload: Payload, input: object): void {
  if (payload.value === input) payload.value = Array.isArray(input) ? input.slice() : { ...input };
  util.assignProp(payload.value as object, key, value); // the copy, or the one of an earlier change
}

/** zod copies arrays: an array with the same items counts as unchanged. */
function isSame(before: unknown, after: unknown): boolean {
  if (Object.is(before, after)) return true;
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return false;
  return before.every((item, index) => isSame(item, after[index]));
}

/** Plans for the first items of an array, and for all others. */
export interface ItemPlans {
  readonly first: readonly PartPlan[];
  readonly rest: PartPlan | undefined;
}

/**
 * Parses each item of an array with its schema, and returns the input array if no item is converted. Takes parameters
 * instead of an options object, for speed.
 */
export function parseItems(
  payload: Payload,
  context: ParseContext,
  { first, rest }: ItemPlans,
): Payload | Promise<Payload> {
  const savedDepth = descend();
  try {
    if (savedDepth < 0) return rejectDepth(payload, context);
    const input = payload.value as readonly unknown[]; // checked by the caller
    const length = Math.max(first.length, input.length);
    const state: ParseState = { payload, input, context, pending: undefined };
    for (let index = 0; index < length; index += 1) {
      const plan = index < first.length ? first[index] : rest;
      const value = input[index];
      if (!plan || (index >= input.length && plan.whenAbsent === "optional")) continue;
      if (matchesPlain(plan, value)) continue;
      parsePart(plan, index, value, state);
      if (payload.issues.length > 0 && acceptMode()) break;
    }
    return state.pending ? state.pending.then(() => payload) : payload;
  } finally {
    leave(savedDepth, payload, context);
  }
}
