import type { Issue, Schema } from "../zod-internals.ts";
import { currentAsk, refused, runWith } from "./asked.ts";
import { currentVisit } from "./depth.ts";
import { isTransparent } from "./transparent.ts";

/** Questions of one visit before results are remembered: short visits are faster without. */
const SHORT = 64;

let visit = -1;
let questions = 0;
let answers = new Map<Schema, Map<object, boolean>>();

/**
 * True when a schema accepts a value. Results are remembered during a visit: branches that each lead back to the same
 * schema would ask twice as often on every level.
 */
export function isAccepted(schema: Schema, value: unknown): boolean {
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

function isWithoutIssues(schema: Schema, value: unknown): boolean {
  return runWith(isTransparent(schema) ? isAccepted : undefined, schema, value).length === 0;
}

/** Issues of a value; none when the schema accepts it. */
export function issuesOf(schema: Schema, value: unknown): Issue[] {
  if (isTransparent(schema)) {
    if (isAccepted(schema, value)) return [];
    if (currentAsk()) return [refused(value)];
  }
  return runWith(undefined, schema, value);
}
