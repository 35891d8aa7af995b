import type * as z from "zod";
import type { Issue, ParseContext } from "../accept/accepts.ts";
import { worded } from "./wording.ts";

/** A part of a value, and where in it: a member, an item. */
export interface Part {
  readonly key: PropertyKey;
  readonly schema: z.core.$ZodType;
  /** What zod says where it is absent; undefined where it has to be there. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
}

/** Gives the issues of a part their place, and says in plain words that it has to be there, or may not be. */
export function placeIssues(
  { key, whenAbsent }: Part,
  value: unknown,
  issues: Issue[],
  start: number,
  context: ParseContext | undefined,
): void {
  if (value === undefined && !whenAbsent) reportAbsence(issues, start, context);
  for (let index = start; index < issues.length; index += 1) {
    const issue = issues[index] as Placed; // within the list; in place, as zod does
    if (issue.path) issue.path = [key, ...issue.path];
    else placeFirst(issue, key, context);
  }
}

type Placed = { path?: PropertyKey[] } & Issue;

/** The part itself is what is wrong. */
function placeFirst(issue: Placed, key: PropertyKey, context: ParseContext | undefined): void {
  issue.path = [key];
  if (issue.code !== "invalid_type" || issue.expected !== "never" || issue.inst?._zod.def.error) return;
  const what = typeof key === "number" ? "no item" : "no property";
  worded(issue, `Invalid input: ${what} is allowed here`, context);
}

/** Where nothing is there, what it would have to be is said by nobody but its user. */
function reportAbsence(issues: Issue[], start: number, context: ParseContext | undefined): void {
  if (issues.length > start && !isPlain(issues, start)) return;
  issues.length = start;
  issues.push(worded(absent(), "Invalid input: required but missing", context));
}

/** The issue of a member or an item that has to be there. */
export function absent(): Issue & { readonly code: "invalid_type" } {
  return { code: "invalid_type", expected: "nonoptional", input: undefined };
}

/** True for issues without a message that a user has written. */
function isPlain(issues: readonly Issue[], start: number): boolean {
  return issues.slice(start).every(({ inst }) => !inst?._zod.def.error);
}
