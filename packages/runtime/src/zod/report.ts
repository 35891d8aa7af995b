import * as z from "zod";
import { $ZodAsyncError } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking

/** What a check is given: the value as it was parsed, and the list that takes issues. */
export type Payload<Value = unknown> = z.core.ParsePayload<Value>;

/** A check that can follow any schema. */
export type Check<Value = unknown> = z.core.$ZodCheck<Value>;

/** A check out of a function that adds issues to its payload. */
export function check<Value>(run: (payload: Payload<Value>) => void): Check<Value> {
  return z.check<Value>(run as z.core.CheckFn<Value>); // the two differ only in what may be returned
}

/** Adds an issue with a sentence of its own; later checks run nevertheless. */
export function report(payload: Payload, message: string, path: readonly PropertyKey[] = []): void {
  payload.issues.push({
    code: "custom",
    message,
    input: payload.value,
    path: [...path],
    continue: true,
  });
}

const SYNCHRONOUS = { async: false } as const;

/** What a schema has against a value; empty when it accepts it. */
export function issuesOf(schema: z.ZodType, value: unknown): z.core.$ZodRawIssue[] {
  const result = schema._zod.run({ value, issues: [] }, SYNCHRONOUS);
  if (result instanceof Promise) throw new $ZodAsyncError();
  return result.issues;
}

/** True when a schema accepts a value. */
export function isAccepted(schema: z.ZodType, value: unknown): boolean {
  return issuesOf(schema, value).length === 0;
}

/** Adds issues found in a part of the value, with the way to that part. */
export function addIssues(
  payload: Payload,
  issues: readonly z.core.$ZodRawIssue[],
  path: readonly PropertyKey[] = [],
): void {
  for (const issue of issues) payload.issues.push({ ...issue, path: [...path, ...(issue.path ?? [])] });
}
