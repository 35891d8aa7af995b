import type * as z from "zod";
import { $ZodAsyncError } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { innerContext } from "../issues/wording.ts";
import type { Issue, QuickCheck } from "./accepts.ts";
import { currentAsk, refused, setAsk } from "./asked.ts";
import { currentVisit, enter, leave } from "./depth.ts";
import { isPure, isTransparent } from "./transparent.ts";

/** Questions of one visit before results are remembered: short visits are faster without. */
const SHORT = 64;

let visit = -1;
let questions = 0;
let answers = new Map<z.core.$ZodType, Map<object, boolean>>();

/**
 * True when a schema accepts a value. Results are remembered during a visit: branches that each lead back to the same
 * schema would ask twice as often on every level.
 */
export function isAccepted(schema: z.core.$ZodType, value: unknown): boolean {
  if (typeof value !== "object" || value === null || !isTransparent(schema))
    return isWithoutIssues(schema, value);
  if (visit !== currentVisit()) {
    visit = currentVisit();
    questions = 0;
    if (answers.size > 0) answers = new Map();
  }
  questions += 1;
  if (questions <= SHORT) return isWithoutIssues(schema, value);
  let known = answers.get(schema);
  if (!known) {
    known = new Map();
    answers.set(schema, known);
  }
  const found = known.get(value);
  if (found !== undefined) return found;
  const answer = isWithoutIssues(schema, value);
  known.set(value, answer);
  return answer;
}

function isWithoutIssues(schema: z.core.$ZodType, value: unknown): boolean {
  return runInside(schema, value, isTransparent(schema)).length === 0;
}

/** What a schema has against a value; empty when it accepts it. */
export function issuesOf(schema: z.core.$ZodType, value: unknown): Issue[] {
  if (isTransparent(schema)) {
    if (isAccepted(schema, value)) return [];
    if (currentAsk()) return [refused(value)];
  }
  return runInside(schema, value, false);
}

/** True when a schema accepts a value, apart from its checks. */
export function acceptsBase(schema: z.core.$ZodType, value: unknown): boolean {
  return (
    inside(value, isTransparent(schema), (payload) => settled(schema._zod.parse(payload, innerContext())))
      .length === 0
  );
}

/** True when a check has nothing against a value of its type. */
export function passes(check: QuickCheck, value: unknown): boolean {
  return (
    inside(value, isPure(check), (payload) => {
      check._zod.check(payload as never); // the schema has checked the type
      return payload;
    }).length === 0
  );
}

function runInside(schema: z.core.$ZodType, value: unknown, isAsked: boolean): Issue[] {
  // A context of its own: zod keeps results in it, which hold as long as nobody changes the value.
  return inside(value, isAsked, (payload) => settled(schema._zod.run(payload, innerContext())));
}

type Payload = z.core.ParsePayload;

function settled(result: Payload | Promise<Payload>): Payload {
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result;
}

function inside(value: unknown, isAsked: boolean, run: (payload: Payload) => Payload): Issue[] {
  const payload: Payload = { value, issues: [] };
  const before = setAsk(isAsked ? isAccepted : undefined);
  const place = enter();
  try {
    return run(payload).issues;
  } finally {
    setAsk(before);
    leave(place, payload);
  }
}
