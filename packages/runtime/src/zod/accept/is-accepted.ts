import { $ZodAsyncError } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { innerContext } from "../issues/wording.ts";
import { type Issue, type Payload, runnerOf, type Schema } from "../zod-internals.ts";
import { currentVisit, enter, leave } from "./depth.ts";
import { onlyChecks } from "./only-checks.ts";

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
function runWith(accepts: Accepts | undefined, schema: Schema, value: unknown): Issue[] {
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

/** Calls per visit before results are cached: short visits are faster without a cache. */
const UNCACHED_CALLS = 64;

let visit = -1;
let calls = 0;
let results = new Map<Schema, Map<object, boolean>>();

/**
 * Returns true if a schema accepts a value. Results are cached during a visit: otherwise, two branches that lead back
 * to the same schema would double the work on every level.
 */
export function isAccepted(schema: Schema, value: unknown): boolean {
  if (typeof value !== "object" || value === null || !onlyChecks(schema))
    return isWithoutIssues(schema, value);
  if (visit !== currentVisit()) {
    visit = currentVisit();
    calls = 0;
    if (results.size > 0) results = new Map();
  }
  calls += 1;
  if (calls <= UNCACHED_CALLS) return isWithoutIssues(schema, value);
  let known = results.get(schema);
  if (!known) {
    known = new Map();
    results.set(schema, known);
  }
  const found = known.get(value);
  if (found !== undefined) return found;
  const result = isWithoutIssues(schema, value);
  known.set(value, result);
  return result;
}

function isWithoutIssues(schema: Schema, value: unknown): boolean {
  return runWith(onlyChecks(schema) ? isAccepted : undefined, schema, value).length === 0;
}

/** Returns the issues of a value; none if the schema accepts it. */
export function issuesOf(schema: Schema, value: unknown): Issue[] {
  if (onlyChecks(schema)) {
    if (isAccepted(schema, value)) return [];
    if (acceptMode()) return [placeholderIssue(value)];
  }
  return runWith(undefined, schema, value);
}
