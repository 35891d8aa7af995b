import type { Issue, Schema } from "../zod-internals.ts";
import { acceptMode, placeholderIssue, runWith } from "./accept-mode.ts";
import { currentVisit } from "./depth.ts";
import { onlyChecks } from "./only-checks.ts";

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
