import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking
import { hasOwnMessage, type Issue, type ParseContext } from "../zod-internals.ts";
import { shortened } from "./shortened.ts";
import { worded } from "./wording.ts";

/** Prepends the key of a part to the paths of its issues, and words issues of missing or forbidden parts. */
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

/** Places an issue of the part itself, and words it if the part is forbidden. */
function placeFirst(issue: Placed, key: PropertyKey, context: ParseContext | undefined): void {
  issue.path = [key];
  if (issue.code !== "invalid_type" || issue.expected !== "never" || hasOwnMessage(issue)) return;
  const what = typeof key === "number" ? "no item" : "no property";
  worded(issue, `Invalid input: ${what} is allowed here`, context);
}

/** Replaces the issues of a missing part with one that names the expected types or values, if they are known. */
function reportAbsence(issues: Issue[], start: number, context: ParseContext | undefined): void {
  if (issues.slice(start).some(hasOwnMessage)) return; // the user's message takes precedence
  const own = issues.slice(start).find((issue) => !issue.path?.length && expectedBy(issue));
  issues.length = start;
  const sentence = "Invalid input: required but missing";
  issues.push(
    own
      ? worded(own, `${sentence}, expected ${expectedBy(own)}`, context)
      : worded(absent(), sentence, context),
  );
}

/** Returns the types or the values that an issue names. */
function expectedBy(issue: Issue): string | undefined {
  if (issue.code === "invalid_union") return (issue as UnmatchedTypes).expected;
  if (issue.code === "invalid_type" && issue.expected !== "nonoptional") return issue.expected;
  return issue.code === "invalid_value" ? shortened(util.joinValues(issue.values, " or ")) : undefined;
}

/** Issue of a union if no option has the type of the value: `expected` describes what the options expect. */
export type UnmatchedTypes = Issue & { readonly expected?: string };

/** Returns the issue of a missing member or item. */
function absent(): Issue & { readonly code: "invalid_type" } {
  return { code: "invalid_type", expected: "nonoptional", input: undefined };
}
