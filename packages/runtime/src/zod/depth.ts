import type { Payload } from "./report.ts";

/** Objects and references may nest this deep; more is refused, since no stack would hold it. */
const MAX_DEPTH = 256;

let depth = 0;

/** Goes one level deeper into a value; false, with an issue, where that is too deep. `ascend` must follow a true. */
export function descend(payload: Payload): boolean {
  if (depth < MAX_DEPTH) {
    depth += 1;
    return true;
  }
  const message = `Too deep: expected at most ${MAX_DEPTH} levels`;
  payload.issues.push({ code: "custom", message, input: payload.value });
  return false;
}

/** Comes back from a level that `descend` went into. */
export function ascend(): void {
  depth -= 1;
}
