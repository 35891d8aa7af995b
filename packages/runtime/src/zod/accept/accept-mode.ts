import { $ZodAsyncError } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { innerContext } from "../issues/wording.ts";
import { type Issue, type Payload, runnerOf, type Schema } from "../zod-internals.ts";
import { enter, leave } from "./depth.ts";

/** Returns true if a schema accepts a value. */
export type Accepts = (schema: Schema, value: unknown) => boolean;

let current: Accepts | undefined;

/**
 * Returns the function that tests parts of a value; undefined unless the running call only needs yes or no. Such a
 * call stops at the first issue. `isAccepted` provides the function: bundles that do not call it leave it out.
 */
export function acceptMode(): Accepts | undefined {
  return current;
}

/** Returns a placeholder issue, for callers that only count issues. */
export function placeholderIssue(input: unknown): Issue {
  return { code: "custom", input };
}

/** Returns the issues of a value. `accepts` tests its parts; without it, every issue is explained. */
export function runWith(accepts: Accepts | undefined, schema: Schema, value: unknown): Issue[] {
  const payload: Payload = { value, issues: [] };
  const before = current;
  current = accepts;
  const savedDepth = enter();
  try {
    // A new context for each run: zod caches results in it, which are valid only while the value does not change.
    const result = runnerOf(schema).run(payload, innerContext());
    if (result instanceof Promise) throw new $ZodAsyncError();
    return result.issues;
  } finally {
    current = before;
    leave(savedDepth, payload);
  }
}

/** Returns the issues of a member or an item; in accept mode, at most a placeholder. */
export function issuesOfPart(schema: Schema, value: unknown): Issue[] {
  if (!current) return runWith(undefined, schema, value);
  return current(schema, value) ? [] : [placeholderIssue(value)];
}
