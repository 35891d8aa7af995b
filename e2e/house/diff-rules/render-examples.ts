import { parse, stringify } from "yaml";
import { RULE_TABLES } from "../../../generators/diff/rules/index.ts";
import { changedLines } from "./changed-lines.ts";
import { chooseExamples, type RuleExample } from "./choose-example.ts";
import { titleOf } from "./render-rules.ts";
import { type CaseKind, ruleCases } from "./rule-cases.ts";

/** The page with an example of each rule, as if it were a file beside the other documents: the site makes it. */
export const EXAMPLES_PAGE = "docs/diff-examples.md";

const INTRODUCTION = `# Examples of the rules of \`codegen diff\`

A change that each [rule](diff-rules.md) reports, before and after, with the message. The examples are cases of the tests of the
rules. A fragment is a whole document, one operation, or one schema in a request or a response.`;

/** Why a rule has no example of two fragments. */
const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  "base-not-read":
    "The base has an error at this place, for example a reference to a file that was deleted. What it described there is unknown.",
};

/** The page as the cases of the tests give it. Throws for a rule without an example. */
export function renderExamples(): string {
  const examples = chooseExamples(ruleCases());
  const subjects = Object.entries(RULE_TABLES).map(([file, rules]) =>
    [`## ${titleOf(file)}`, ...Object.keys(rules).map((id) => exampleOf(id, examples.get(id)))].join("\n\n"),
  );
  return `${[INTRODUCTION, ...subjects].join("\n\n")}\n`;
}

function exampleOf(id: string, example: RuleExample | undefined): string {
  const reason = WITHOUT_EXAMPLE[id];
  if (example === undefined && reason === undefined)
    throw new Error(`No case of the tests reports the rule "${id}". Add one to the table of its test.`);
  return `### ${id}\n\n${example === undefined ? reason : shown(example)}`;
}

const FRAGMENTS: Readonly<Record<CaseKind, string>> = {
  documents: "A document",
  operations: "An operation",
  request: "A schema in a request",
  response: "A schema in a response",
};

function shown({ kind, base, revision, verdict, message }: RuleExample): string {
  const lines = changedLines(linesOf(base), linesOf(revision));
  return `${FRAGMENTS[kind]}:\n\n\`\`\`diff\n${lines.join("\n")}\n\`\`\`\n\n**${verdict}**: ${escaped(message)}`;
}

/** A fragment as YAML, a field on each line. */
function linesOf(fragment: string): string[] {
  const value: unknown = parse(fragment);
  const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
  return isEmpty
    ? []
    : stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd().split("\n");
}

/** Escapes patterns and names with stars and brackets in a message, which are not Markdown. */
function escaped(message: string): string {
  return message.replaceAll(/[*_[\]<>`|\\]/g, "\\$&");
}
