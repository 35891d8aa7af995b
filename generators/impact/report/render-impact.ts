import { escapeMarkdown, markdownCode, markdownSentence } from "../../diff/report/markdown/markdown-text.ts";
import { shortJson, shownExample } from "../../diff/report/shared/printable.ts";
import type { Finding } from "../finding.ts";
import {
  byChange,
  countLine,
  type ImpactReport,
  isTest,
  notesOn,
  type ReportedChange,
} from "./impact-report.ts";

/** A longer example tells no more on one line. */
const EXAMPLE_LENGTH = 120;

const CAUSE_UNKNOWN = "Cause not found: no changed declaration leads to these errors.";

const CERTAINTY = { breaks: "breaks", "may-break": "may break" } as const;

/** The report for a terminal: each project, then each change with its places. */
export function renderText(report: ImpactReport): string {
  return report.projects
    .map((impact) => {
      const blocks = byChange(impact, report.changes).map(textBlock);
      const title = `${impact.project}: ${countLine(impact, report)}`;
      return [title, ...blocks, ...notesOn(impact)].join("\n\n");
    })
    .join("\n\n");
}

function textBlock({ change, findings }: ReportedChange): string {
  const title = change ? `${change.rule}: ${change.message}` : CAUSE_UNKNOWN;
  const example = change && shownExample(change);
  const lines = findings.map(
    (finding) => `  ${placeText(finding)}  ${CERTAINTY[finding.certainty]}  ${reason(finding)}`,
  );
  const shown = example ? [`  For example: ${shortJson(example.counterexample.value, EXAMPLE_LENGTH)}`] : [];
  return [title, ...shown, ...lines].join("\n");
}

function placeText({ file, line, column }: Finding): string {
  return `${file}:${line}:${column}`;
}

function reason(finding: Finding): string {
  const { code, message } = finding;
  const text = code === undefined ? message : `${code} ${message}`;
  return isTest(finding) ? `${text} (test)` : text;
}

/** The report for a pull request: a table of projects, and one of places for each of them. */
export function renderMarkdown(report: ImpactReport): string {
  const rows = report.projects.map((impact) => [markdownCode(impact.project), countLine(impact, report)]);
  const sections = report.projects.flatMap((impact) => {
    const entries = byChange(impact, report.changes).flatMap(markdownRows);
    return entries.length === 0
      ? []
      : [
          `### ${markdownCode(impact.project)}`,
          table([["place", "", "change"], ...entries]),
          ...notesOn(impact),
        ];
  });
  return `${["## Whose code is concerned", table([["project", "changes"], ...rows]), ...sections].join("\n\n")}\n`;
}

function markdownRows({ change, findings }: ReportedChange): string[][] {
  return findings.map((finding) => [
    `${markdownCode(placeText(finding))} ${escapeMarkdown(reason(finding))}`,
    CERTAINTY[finding.certainty],
    change ? markdownSentence(change.message) : CAUSE_UNKNOWN,
  ]);
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
