import { worded } from "../issues/wording.ts";
import type { ParseContext, Payload } from "../zod-internals.ts";

/** Objects and lists may nest this deep: twice as much, and some stacks would not hold it. */
const MAX_LEVELS = 256;

/** On the way down, references may stand inside of references this often: they take from the stack as well. */
const MAX_REFERENCES = MAX_LEVELS;

// Levels and references are counted in one whole number, which is quick to put back: references in its last ten bits.
const LEVEL = 1024;

/** Set while a value is visited, so that the place of its outermost level is not zero. */
const VISITING = 1 << 24;

let depth = 0;
// One level that is too deep rejects the whole value: under `not` and `if` it would become accepted otherwise. A value
// that contains itself would be gone through again and again, too.
let isTooDeep = false;
let visits = 0;

/** Begins a visit unless one has begun. Returns the place for `leave`, which must follow. */
export function enter(): number {
  const place = depth;
  if (place === 0) depth = VISITING;
  return place;
}

/** Enters, one level deeper into a value. Returns the place for `leave`, which must follow; below 0 where that is too deep. */
export function descend(): number {
  const place = depth;
  isTooDeep ||= (place & (VISITING - 1)) >= MAX_LEVELS * LEVEL;
  if (isTooDeep) return ~place;
  depth = (place === 0 ? VISITING : place) + LEVEL;
  return place;
}

/** Follows a reference; false where too many have been followed. */
export function follow(): boolean {
  isTooDeep ||= depth % LEVEL >= MAX_REFERENCES;
  if (!isTooDeep) depth += 1;
  return !isTooDeep;
}

/** Returns to the place of `enter`, also from a throw. The end of the visit rejects a value that was too deep anywhere. */
export function leave(place: number, payload?: Payload, context?: ParseContext): void {
  depth = place < 0 ? ~place : place;
  if (depth !== 0) return;
  visits += 1;
  if (!isTooDeep) return;
  isTooDeep = false;
  if (payload?.issues.length === 0) refuseDepth(payload, context);
}

/** The levels of the value above the current place. */
export function currentLevel(): number {
  return Math.floor((depth & (VISITING - 1)) / LEVEL);
}

/** The number of the current visit: what is known of one value does not hold for the next. */
export function currentVisit(): number {
  return visits;
}

/** Adds the issue of a value that nests too deep. */
export function refuseDepth(payload: Payload, context?: ParseContext): Payload {
  const message = `Too deep: expected at most ${MAX_LEVELS} nested levels and ${MAX_LEVELS} references`;
  const params = { keyword: "depth", expected: MAX_LEVELS };
  payload.issues.push(worded({ code: "custom", input: payload.value, params }, message, context));
  return payload;
}
