import { markdownTable } from "../tables/markdown-table.ts";
import { answerTo, testsOf } from "./answer.ts";
import type { Answer } from "./shown-by.ts";
import { readStatements, type Statement } from "./statements.ts";
import { TESTS, type TestName } from "./tests.ts";

/** The page, under the root of the repository. */
export const COVERAGE_PAGE = "docs/coverage.md";

const INTRODUCTION = `<!-- Written from spec/EVIDENCE.md and e2e/house/evidence. To change it, edit a line of shown-by.ts and run \`pnpm tables\`. -->

# Statements and the tests that show them

Numbers are those of the statements in [the evidence](../spec/EVIDENCE.md). \`%s\` in a title stands for each case of a table.`;

/** Renders the page: each test with the statements that it shows, and the reasons why others have no test. */
export function renderCoverage(): string {
  const statements = readStatements();
  return `${[INTRODUCTION, testTable(statements), reasonTable(statements), openList(statements)].join("\n\n")}\n`;
}

function testTable(statements: readonly Statement[]): string {
  const rows = (Object.keys(TESTS) as TestName[]).map((name) => {
    const [file, title] = TESTS[name];
    return [`[${title}](../${file})`, numbersWhere(statements, (answer) => testsOf(answer).includes(name))];
  });
  return `## Shown by a test\n\n${markdownTable([["test", "statements"], ...rows])}`;
}

function reasonTable(statements: readonly Statement[]): string {
  const answers = statements.map(answerTo);
  const reasons = [
    ...new Set(answers.flatMap((answer) => (answer && "reason" in answer ? answer.reason : []))),
  ];
  const rows = reasons.map((reason) => [
    reason,
    numbersWhere(statements, (answer) => "reason" in answer && answer.reason === reason),
  ]);
  return `## Not shown, or in part\n\n${markdownTable([["reason", "statements"], ...rows])}`;
}

function openList(statements: readonly Statement[]): string {
  const open = statements.filter((statement) => answerTo(statement) === undefined);
  return `## Left open

These ${open.length} rows say what the service document does not show, or what the description adds. What the sandbox does
instead is in [its guide](packages/sandbox.md).

${numbersOf(open)}`;
}

function numbersWhere(statements: readonly Statement[], fits: (answer: Answer) => boolean): string {
  const fitting = statements.filter((statement) => {
    const answer = answerTo(statement);
    return answer !== undefined && fits(answer);
  });
  return numbersOf(fitting);
}

/** The numbers in order, three or more in a row as a range: `1, 2, 5–9`. */
function numbersOf(statements: readonly Statement[]): string {
  const ranges: (readonly [first: number, last: number])[] = [];
  for (const number of statements.map((statement) => Number(statement.number))) {
    const last = ranges.at(-1);
    if (last?.[1] === number - 1) ranges[ranges.length - 1] = [last[0], number];
    else ranges.push([number, number]);
  }
  return ranges
    .map(([first, last]) => (last - first > 1 ? `${first}–${last}` : [...new Set([first, last])].join(", ")))
    .join(", ");
}
