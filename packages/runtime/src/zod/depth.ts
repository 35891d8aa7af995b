import type { Payload } from "./report.ts";

/** Objects and references may nest this deep; more is refused, since no stack would hold it. */
const MAX_DEPTH = 256;

let depth = 0;

/** Goes one level deeper into a value; false where that is too deep. `ascend` must follow a true. */
export function descend(): boolean {
  if (depth >= MAX_DEPTH) return false;
  depth += 1;
  return true;
}

/** Comes back from a level that `descend` went into. */
export function ascend(): void {
  depth -= 1;
}

/** How deep in a value the one who asks stands. */
export function currentDepth(): number {
  return depth;
}

/** Comes back from wherever something has gone before it returned or threw. */
export function returnTo(before: number): void {
  depth = before;
}

/** Adds the issue of a value that nests too deep. */
export function refuseDepth(payload: Payload): Payload {
  const message = `Too deep: expected at most ${MAX_DEPTH} levels`;
  payload.issues.push({ code: "custom", message, input: payload.value });
  return payload;
}
