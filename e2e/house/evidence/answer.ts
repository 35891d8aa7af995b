import { type Answer, type Line, SHOWN_BY } from "./shown-by.ts";
import type { Statement } from "./statements.ts";
import type { TestName } from "./tests.ts";

/** Returns the evidence of a statement; undefined for one that has no line, such as what the service document leaves open. */
export function answerTo(statement: Statement): Answer | undefined {
  return lineOf(statement)?.[1];
}

/** The line of the table that answers the statement. */
export function lineOf({ section, text }: Statement): Line | undefined {
  return SHOWN_BY[section]?.find(([pattern]) => pattern.test(text));
}

/** Returns true if the service document states this. It leaves the others open, or they belong to the description. */
export function isStated({ status }: Statement): boolean {
  return status.startsWith("stated");
}

/** Returns the tests that show all or a part of a statement. */
export function testsOf(answer: Answer | undefined): readonly TestName[] {
  if (answer === undefined) return [];
  return "reason" in answer ? answer.partly : answer;
}
