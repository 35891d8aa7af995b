import { markdownTable } from "../tables/markdown-table.ts";
import { answerTo } from "./answer.ts";
import type { Answer } from "./shown-by.ts";
import { readStatements, type Statement } from "./statements.ts";
import { TESTS, type TestName } from "./tests.ts";

/** The page, under the root of the repository. */
export const COVERAGE_PAGE = "docs/coverage.md";

/** The page of all statements and what shows them, as the table gives it. */
export function renderCoverage(): string {
  const statements = readStatements();
  const sections = [...new Set(statements.map(({ section }) => section))];
  const tables = sections.flatMap((name) => section(name, statements));
  return `${[INTRODUCTION, ...tables, testList(), openList(statements)].join("\n\n")}\n`;
}

const INTRODUCTION = `<!-- Written from spec/EVIDENCE.md and e2e/house/evidence. To change it, edit a line of shown-by.ts and run \`pnpm tables\`. -->

# Statements and the tests that show them

Each row is a statement of [the evidence](../spec/EVIDENCE.md), with its number there, and the tests that show it or the
reason why none can. The [list of tests](#tests) says where each test is. What the service document leaves open is at
[the end](#left-open).`;

function section(name: string, statements: readonly Statement[]): string[] {
  const rows = statements.flatMap((statement) => {
    const answer = statement.section === name ? answerTo(statement) : undefined;
    return answer ? [[statement.number, statement.text.replaceAll("\\|", "|"), cell(answer)]] : [];
  });
  if (rows.length === 0) return [];
  return [`## ${name}\n\n${markdownTable([["#", "statement", "shown by"], ...rows])}`];
}

function cell(answer: Answer): string {
  if (!("reason" in answer)) return links(answer);
  const { reason, partly } = answer;
  return partly.length === 0 ? `No test: ${reason}` : `${links(partly)}, in part: ${reason}`;
}

function links(names: readonly TestName[]): string {
  return names.map((name) => `[${name}](#tests)`).join(", ");
}

function testList(): string {
  const rows = (Object.keys(TESTS) as TestName[]).map((name) => {
    const [file, title] = TESTS[name];
    return [name, `[${file}](../${file})`, title];
  });
  return `## Tests\n\n\`%s\` stands for each case of a table.\n\n${markdownTable([["name", "file", "title"], ...rows])}`;
}

function openList(statements: readonly Statement[]): string {
  const open = statements.filter((statement) => answerTo(statement) === undefined);
  const numbers = open.map(({ number }) => number).join(", ");
  return `## Left open

These ${open.length} rows say what the service document does not show, or what the description adds. There is no
behaviour to hold against the service document. What the sandbox does instead is in
[its guide](packages/sandbox.md).

${numbers}`;
}
