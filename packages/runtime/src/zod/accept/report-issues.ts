import type * as z from "zod";
import { type Part, placeIssues } from "../issues/place-issues.ts";
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

/** True where what is absent may be given the words of its user. */
function mayNameAbsence({ schema, whenAbsent }: Part): boolean {
  const { error, type } = schema._zod.def;
  return Boolean(whenAbsent || error || !SPEAKING_FOR_THEMSELVES.includes(type));
}
