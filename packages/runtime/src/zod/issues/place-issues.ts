import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { hasOwnMessage, type Issue, type ParseContext } from "../zod-internals.ts";
import { shortened } from "./in-words.ts";
import { worded } from "./wording.ts";

/** Gives the issues of a part their place, and says in plain words that it has to be there, or may not be. */
export function placeIssues(
  key: PropertyKey,
  isAbsent: boolean,
  issues: Issue[],
  start: number,
  context: ParseContext | undefined,
): void {
  if (isAbsent) reportAbsence(issues, start, context);
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
  if (issue.code !== "invalid_type" || issue.expected !== "never" || hasOwnMessage(issue)) return;
  const what = typeof key === "number" ? "no item" : "no property";
  worded(issue, `Invalid input: ${what} is allowed here`, context);
}

/** Says that something has to be there, and what, where its schema names types or values. */
function reportAbsence(issues: Issue[], start: number, context: ParseContext | undefined): void {
  if (issues.slice(start).some(hasOwnMessage)) return; // their user has written what is wrong
  const own = issues.slice(start).find((issue) => !issue.path?.length && expectedBy(issue));
  issues.length = start;
  const sentence = "Invalid input: required but missing";
  issues.push(
    own
      ? worded(own, `${sentence}, expected ${expectedBy(own)}`, context)
      : worded(absent(), sentence, context),
  );
}

/** The types or the values that an issue names. */
function expectedBy(issue: Issue): string | undefined {
  if (issue.code === "invalid_union") return (issue as RefusedTypes).expected;
  if (issue.code === "invalid_type" && issue.expected !== "nonoptional") return issue.expected;
  return issue.code === "invalid_value" ? shortened(util.joinValues(issue.values, " or ")) : undefined;
}

/** The issue of a union of which no option has the type of the value: what its options expect, in words. */
export type RefusedTypes = Issue & { readonly expected?: string };

/** The issue of a member or an item that has to be there. */
function absent(): Issue & { readonly code: "invalid_type" } {
  return { code: "invalid_type", expected: "nonoptional", input: undefined };
}
