import { worded } from "../issues/wording.ts";
import type { ParseContext, Payload } from "../zod-internals.ts";

/** Limits how deep objects and arrays nest: twice this depth overflows some stacks. */
const MAX_LEVELS = 256;

/** Limits nested references, which use the stack as well. */
const MAX_REFERENCES = MAX_LEVELS;

// One integer counts levels and references, so that restoring it is fast: the last ten bits count references.
const LEVEL = 1024;

/** Bit that is set while a value is visited, so that the depth of the outermost level is not zero. */
const VISITING = 1 << 24;

let depth = 0;
// One level that is too deep rejects the whole value: otherwise `not` and `if` would accept it, and a value that
// contains itself would be visited again and again.
let isTooDeep = false;
let visits = 0;

/** Begins a visit unless one is running. Returns the depth to pass to `leave`, which must follow. */
export function enter(): number {
  const savedDepth = depth;
  if (savedDepth === 0) depth = VISITING;
  return savedDepth;
}

/** Enters one level deeper. Returns the depth to pass to `leave`, which must follow; negative if that is too deep. */
export function descend(): number {
  const savedDepth = depth;
  isTooDeep ||= (savedDepth & (VISITING - 1)) >= MAX_LEVELS * LEVEL;
  if (isTooDeep) return ~savedDepth;
  depth = (savedDepth === 0 ? VISITING : savedDepth) + LEVEL;
  return savedDepth;
}

/** Counts a reference that is followed; returns false if there are too many. */
export function follow(): boolean {
  isTooDeep ||= depth % LEVEL >= MAX_REFERENCES;
  if (!isTooDeep) depth += 1;
  return !isTooDeep;
}

/** Restores the saved depth, also after a throw. The end of a visit rejects a value that was too deep. */
export function leave(savedDepth: number, payload?: Payload, context?: ParseContext): void {
  depth = savedDepth < 0 ? ~savedDepth : savedDepth;
  if (depth !== 0) return;
  visits += 1;
  if (!isTooDeep) return;
  isTooDeep = false;
  if (payload?.issues.length === 0) rejectDepth(payload, context);
}

/** Returns the number of levels above the current one. */
export function currentLevel(): number {
  return Math.floor((depth & (VISITING - 1)) / LEVEL);
}

/** Returns the number of the current visit: results of one visit are not valid in the next. */
export function currentVisit(): number {
  return visits;
}

/** Adds the issue of a value that nests too deep. */
export function rejectDepth(payload: Payload, context?: ParseContext): Payload {
  const message = `Too deep: expected at most ${MAX_LEVELS} nested levels and ${MAX_LEVELS} references`;
  const params = { keyword: "depth", expected: MAX_LEVELS };
  payload.issues.push(worded({ code: "custom", input: payload.value, params }, message, context));
  return payload;
}
