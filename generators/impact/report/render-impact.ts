import {
  escapeMarkdown,
  markdownCode,
  markdownSentence,
  markdownTable,
} from "../../diff/report/markdown/markdown-text.ts";
import { shortJson, shownExample } from "../../diff/report/shared/printable.ts";
import type { Finding } from "../finding.ts";
import {
  byChange,
  concernedBy,
  countFindings,
  countLine,
  type ImpactReport,
  notesOn,
  type ReportedChange,
} from "./impact-report.ts";

/** Length limit of an example on one line. */
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

function reason({ code, message, marks }: Finding): string {
  const text = code === undefined ? message : `${code} ${message}`;
  return [text, ...marks.map(({ kind, from }) => `(${kind}: ${from})`)].join(" ");
}

/** Limit of rows for one project; the other formats list all places. */
const MOST_ROWS = 50;

/** The report for a pull request: a table of projects, one of changes by project, and one of places for each project. */
export function renderMarkdown(report: ImpactReport): string {
  const rows = report.projects.map((impact) => [markdownCode(impact.project), countLine(impact, report)]);
  const sections = report.projects.flatMap((impact) => {
    const entries = byChange(impact, report.changes).flatMap(markdownRows);
    const blocks = [...placesTable(entries), ...notesOn(impact).map(markdownSentence)];
    return blocks.length === 0 ? [] : [`### ${markdownCode(impact.project)}`, ...blocks];
  });
  const parts = [markdownTable([["project", "changes"], ...rows]), ...changesTable(report), ...sections];
  return `${["## Whose code is concerned", ...parts].join("\n\n")}\n`;
}

/** Lists changes by the projects that they affect, if there are several projects. */
function changesTable({ changes, projects }: ImpactReport): string[] {
  if (projects.length < 2) return [];
  const concerned = projects.map(concernedBy);
  const rows = changes
    .filter((change) => concerned.some((own) => own.has(change)))
    .map((change) => [
      markdownSentence(change.message),
      ...projects.map(
        ({ findings }) => countFindings(findings.filter((finding) => finding.changes.includes(change))) ?? "",
      ),
    ]);
  const head = ["change", ...projects.map(({ project }) => markdownCode(project))];
  return rows.length === 0 ? [] : [markdownTable([head, ...rows])];
}

function placesTable(rows: readonly string[][]): string[] {
  if (rows.length === 0) return [];
  const further = rows.length - MOST_ROWS;
  const shown = markdownTable([["place", "", "change"], ...rows.slice(0, MOST_ROWS)]);
  return further > 0 ? [shown, `And ${further} more places.`] : [shown];
}

function markdownRows({ change, findings }: ReportedChange): string[][] {
  return findings.map((finding) => [
    `${markdownCode(placeText(finding))} ${escapeMarkdown(reason(finding))}`,
    CERTAINTY[finding.certainty],
    change ? markdownSentence(change.message) : CAUSE_UNKNOWN,
  ]);
}
