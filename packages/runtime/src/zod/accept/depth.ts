import type * as z from "zod";
import { worded } from "../issues/wording.ts";
import type { ParseContext } from "./accepts.ts";

/** Objects and lists may nest this deep: twice as much, and some stacks would not hold it. */
const MAX_LEVELS = 256;

/** On the way down, references may stand inside of references this often: they take from the stack as well. */
const MAX_REFERENCES = MAX_LEVELS;

// Levels and references are counted in one whole number, which is quick to put back: references in its last ten bits.
const LEVEL = 1024;

let depth = 0;
let isTooDeep = false;

/** Goes one level deeper into a value; false where that is too deep. `ascend` must follow a true. */
export function descend(): boolean {
  if (isTooDeep || depth >= MAX_LEVELS * LEVEL) return refuse();
  depth += LEVEL;
  return true;
}

/** Comes back from a level that `descend` went into. */
export function ascend(): void {
  depth -= LEVEL;
}

/** Follows a reference; false where too many have been followed. `comeBack` must follow a true. */
export function follow(): boolean {
  if (isTooDeep || depth % LEVEL >= MAX_REFERENCES) return refuse();
  depth += 1;
  return true;
}

/** Comes back from a reference that `follow` followed. */
export function comeBack(): void {
  depth -= 1;
}

// What is too deep once is rejected whole: a value that contains itself would be gone through again and again.
function refuse(): false {
  isTooDeep = depth !== 0;
  return false;
}

/** Where in a value the one who asks stands: the number is for `returnTo` alone. */
export function currentDepth(): number {
  return depth;
}

/** Questions that may be asked before results are remembered. */
const SHORT = 512;

let visits = 0;
let questions = 0;

/** The number of the value that is gone through: what is known of one visit does not hold for the next. */
export function visit(): number {
  return visits;
}

/** Counts a question; true where there have been so many that results should be remembered. */
export function isLong(): boolean {
  questions += 1;
  return questions > SHORT;
}

/** Comes back from wherever something has gone before it returned or threw. */
export function returnTo(before: number): void {
  depth = before;
  if (before !== 0) return;
  isTooDeep = false;
  questions = 0;
  visits += 1;
}

/** Says that many questions are to come. */
export function askMuch(): void {
  questions = SHORT;
}

/** Adds the issue of a value that nests too deep. */
export function refuseDepth(payload: z.core.ParsePayload, context?: ParseContext): z.core.ParsePayload {
  const message = `Too deep: expected at most ${MAX_LEVELS} nested levels and ${MAX_LEVELS} references`;
  payload.issues.push(worded({ code: "custom", input: payload.value }, message, context));
  return payload;
}
