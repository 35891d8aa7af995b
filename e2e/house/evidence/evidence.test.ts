import { expect, test } from "vitest";
import { answerTo, isStated, lineOf, testsOf } from "./answer.ts";
import { SHOWN_BY } from "./shown-by.ts";
import { readStatements } from "./statements.ts";
import { isTest, TESTS, type TestName } from "./tests.ts";

const statements = readStatements();

test("every statement of the service document has a test that shows it, or a reason; add a line to shown-by.ts", () => {
  expect(statements.length).toBeGreaterThan(600);
  const unanswered = statements.filter((statement) => isStated(statement) && !answerTo(statement));
  expect(unanswered.map(({ section, text }) => `${section}: ${text}`)).toEqual([]);
});

test.each(Object.entries(TESTS))("the test %s exists", (_, place) => expect(isTest(place)).toBe(true));

test("a test that is missing, skipped or only mentioned is none", () => {
  const [file, title] = TESTS.doc;
  expect(isTest([file, title])).toBe(true);
  expect(isTest([file, `${title}!`])).toBe(false);
  expect(isTest([file, "application/json"])).toBe(false); // a value of a table, not a title
});

test("every test of the list shows something, and every line belongs to a statement", () => {
  const used = new Set(statements.flatMap((statement) => testsOf(answerTo(statement))));
  expect((Object.keys(TESTS) as TestName[]).filter((name) => !used.has(name))).toEqual([]);
  const answering = new Set(statements.map(lineOf));
  const idle = Object.entries(SHOWN_BY).flatMap(([section, lines]) =>
    lines.filter((line) => !answering.has(line)).map(([pattern]) => `${section}: ${pattern}`),
  );
  expect(idle).toEqual([]);
});
