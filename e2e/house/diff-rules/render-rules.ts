import { IMPACTS, type Impact, type Need } from "../../../generators/core/impacts.ts";
import type { Verdict } from "../../../generators/diff/change.ts";
import { PACKAGE_IMPACTS } from "../../../generators/diff/rules/impacts.ts";
import { RULE_TABLES } from "../../../generators/diff/rules/index.ts";
import type { Decision, Rule } from "../../../generators/diff/rules/rule.ts";
import { markdownTable } from "../tables/markdown-table.ts";

/** The page of all rules, as if it were a file beside the other documents: the site makes it. */
export const RULES_PAGE = "docs/diff-rules.md";

/** The page as the tables of rules give it. */
export function renderRules(): string {
  const subjects = Object.entries(RULE_TABLES).map(([file, rules]) => subject(file, rules));
  return `${[INTRODUCTION, impacts(), ...subjects].join("\n\n")}\n`;
}

const INTRODUCTION = `# Rules of \`codegen diff\`

Every change that \`codegen diff\` reports names a rule. Exemptions and the \`severity\` of \`codegen.config.ts\` use the
same names. A rule leads to its [example](diff-examples.md).

A **verdict** may differ between requests and responses. Where several are listed, the change itself decides: the report
says which one applies. A change that could not be proved is \`risky\` instead of \`breaking\`.

An **impact** is the part of the generated code that changes. The next table lists the version that each package needs. A level in
brackets belongs to the rule. Where there is none, it follows from the verdict: major for \`breaking\` and \`undecided\`,
minor for \`risky\` and \`safe\`, patch for \`docs\`.`;

function impacts(): string {
  const rows = Object.entries(IMPACTS).map(([impact, meaning]) => [
    `\`${impact}\``,
    meaning,
    ...Object.values(PACKAGE_IMPACTS).map((needs) => needText(needs[impact as Impact])), // the keys of the record
  ]);
  const kinds = Object.keys(PACKAGE_IMPACTS);
  return `## Impacts\n\n${markdownTable([["impact", "what changes", ...kinds], ...rows])}

*level* is the level of the change. Packages of events need no version for changes of operations, and clients none for
changes of events. The package of the description needs the highest of all.`;
}

function needText(need: Need | undefined): string {
  if (need === undefined) return "";
  if (typeof need === "string") return need === "own" ? "*level*" : need;
  const { request, response } = need;
  return [request && `request: ${needText(request)}`, response && `response: ${needText(response)}`]
    .filter((side) => side !== undefined)
    .join("<br>");
}

function subject(file: string, rules: Readonly<Record<string, Rule>>): string {
  const rows = Object.entries(rules).map(([id, { verdict, impact, level, why, instead = "" }]) => [
    `[\`${id}\`](diff-examples.md#${id})`,
    verdictText(verdict),
    `${answers(impact)}${levelWords(level)}`,
    why,
    instead,
  ]);
  return `## ${titleOf(file)}\n\n${markdownTable([["rule", "verdict", "impact", "why", "instead"], ...rows])}`;
}

/** The heading of a subject: `schemas/objects` is about schemas of objects. */
export function titleOf(file: string): string {
  const words = file.replace("schemas/schemas", "schemas").replace("/", ": ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function verdictText(verdict: Rule["verdict"]): string {
  if (typeof verdict === "string" || "among" in verdict) return answers(verdict);
  return `request: ${answers(verdict.request)}<br>response: ${answers(verdict.response)}`;
}

function answers(answer: Verdict | Impact | Decision<Verdict | Impact>): string {
  return typeof answer === "string" ? answer : answer.among.join(" or ");
}

/** A level that depends on the change is one of those that a rule can have beside that of its verdict. */
function levelWords(level: Rule["level"]): string {
  if (level === undefined) return "";
  return typeof level === "function" ? " (up to major)" : ` (${level})`;
}
