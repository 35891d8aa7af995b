import type * as z from "zod";
import { worded } from "../issues/wording.ts";
import type { Accepts, Issue, ParseContext } from "./accepts.ts";
import { askMuch } from "./depth.ts";

/** Levels on which a value may be asked for first: on every level of a deep one it would take too long. */
const MAX_REPORTED_LEVELS = 2;

let reportedLevels = 0;

/** True where it pays to ask quickly before going through a value for what is wrong with it. */
export function paysToAsk(): boolean {
  return reportedLevels < MAX_REPORTED_LEVELS;
}

/** A result without issues; where a value has been checked often enough, zod finds them. */
export function whereItPays(accepts: (value: unknown) => boolean): Accepts {
  return (value, issues) => (issues === undefined || paysToAsk()) && accepts(value);
}

/** Schemas that say of what is absent nothing but that it is of another type, unless a user has written the words. */
const SPEAKING_FOR_THEMSELVES: readonly string[] = [
  "string",
  "number",
  "boolean",
  "enum",
  "literal",
  "object",
  "array",
];

/** A part of a value, and where in it: a member, an item. */
export interface Part {
  readonly key: PropertyKey;
  readonly schema: z.core.$ZodType;
  /** What zod says where it is absent; undefined where it has to be there. */
  readonly whenAbsent: "optional" | "defaulted" | undefined;
}

/**
 * Completes the issues of a part that was rejected, which begin at `start`: where none was reported, zod finds them. It may find
 * nothing. Positional for speed: this runs once per rejected part.
 */
export function reportIssues(
  part: Part,
  value: unknown,
  issues: Issue[],
  start: number,
  context: ParseContext | undefined,
): void {
  if (issues.length === start && (value !== undefined || mayNameAbsence(part))) {
    // A list of its own unless the other is empty: checks look at what is in it.
    const payload = { value, issues: start === 0 ? issues : [] };
    reportedLevels += 1;
    askMuch();
    try {
      const result = part.schema._zod.run(payload, context as ParseContext) as z.core.ParsePayload; // it comes with the list; nothing quick waits
      if (result.issues !== issues) for (const issue of result.issues) issues.push(issue); // more than a call takes arguments
    } finally {
      reportedLevels -= 1;
    }
  }
  placeIssues(part, value, issues, start, context);
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

/** True where what is absent may be given the words of its user. */
function mayNameAbsence({ schema, whenAbsent }: Part): boolean {
  const { error, type } = schema._zod.def;
  return Boolean(whenAbsent || error || !SPEAKING_FOR_THEMSELVES.includes(type));
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
