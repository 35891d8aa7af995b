import { formatProblem } from "../../../core/problem/format-problem.ts";
import type { Change } from "../../change.ts";
import type { ReportView } from "../report-view.ts";
import { groupByPlace, placeTitle } from "../shared/places.ts";
import { printable } from "../shared/printable.ts";
import { reportChange } from "../shared/reported-change.ts";
import { bumpsText, type CountedKind, countRules, countsText, kindOf } from "../shared/summarize.ts";

const MAX_EXAMPLE = 300;
const MAX_OTHERS = 6;
const MAX_DETAILS = 12;

export interface TextOptions {
  readonly isColoured?: boolean;
  /** True to list every change. By default those that break nobody are counted only. */
  readonly isVerbose?: boolean;
}

/** The report for a terminal: grouped by operation, the worst first, a summary at the end. */
export function renderText(
  view: ReportView,
  { isColoured = false, isVerbose = false }: TextOptions = {},
): string {
  const paint = createPaint(isColoured);
  const { changes } = view.report;
  const isListed = (change: Change): boolean => isVerbose || LISTED.includes(kindOf(change));
  const reported = changes.filter((change) => change.verdict !== "docs" && isListed(change));
  const groups = groupByPlace(reported).map(({ title, changes }) =>
    [
      paint.bold(printable(title)),
      ...changes.flatMap((change) => changeLines(change, paint, isVerbose)),
    ].join("\n"),
  );
  const findings = view.findings.map(
    (problem) => `${paint.kind("risky", "exemption")}  ${formatProblem(problem)}`,
  );
  const others = changes.filter((change) => !isListed(change));
  const sections = [
    ...groups,
    docsLines(changes.filter(isListed), paint).join("\n"),
    acceptedLines(others.filter(isExempt), view, paint).join("\n"),
    countedLines(
      others.filter((change) => !isExempt(change)),
      paint,
    ).join("\n"),
    findings.join("\n"),
    checkLines(view, paint).join("\n"),
    view.notes.join("\n"),
    summaryLines(view, paint).join("\n"),
  ];
  return sections.filter((section) => section !== "").join("\n\n");
}

function changeLines(change: Change, paint: Paint, isVerbose: boolean): string[] {
  const { location, rule, fingerprint } = change;
  const { kind, title, detail, example, exampleTitle, others, details, exempt, instead } = reportChange(
    change,
    {
      maxExample: MAX_EXAMPLE,
    },
  );
  const head = `  ${paint.kind(kind, kind.padEnd(8))}  ${printable(title)}`;
  const place = `${location.file}:${location.line}:${location.column}`;
  const meanings =
    details.length > MAX_DETAILS
      ? [...details.slice(0, MAX_DETAILS), `… and ${details.length - MAX_DETAILS} more`]
      : details;
  const lines =
    kind === "safe"
      ? [`${place}  ${rule}`, ...meanings, instead && `Instead: ${instead}`]
      : [
          detail,
          `${place}  ${rule}  ${fingerprint}`,
          example && `${exampleTitle}: ${example}`,
          ...meanings,
          others.length === 0 ? "" : `Also affects: ${isVerbose ? others.join(", ") : listed(others)}`,
          exempt && `Exempt: ${exempt}`,
          instead && `Instead: ${instead}`,
        ];
  return [head, ...lines.filter(Boolean).map((line) => paint.dim(`            ${printable(line)}`))];
}

/** What somebody has to look at. */
const LISTED: readonly CountedKind[] = ["breaking", "undecided", "risky"];

function isExempt(change: Change): boolean {
  return kindOf(change) === "exempt";
}

/** Changes that somebody has reviewed, each with the reason: they may break clients all the same. */
function acceptedLines(
  changes: readonly Change[],
  { exemptFile }: Pick<ReportView, "exemptFile">,
  paint: Paint,
): string[] {
  if (changes.length === 0) return [];
  const lines = changes.flatMap((change) => {
    const { message, location, rule, fingerprint, exempt } = change;
    const [first] = change.reached;
    const head = `${first === undefined ? "" : `${placeTitle(first)}: `}${message}`;
    const rest = [
      `${location.file}:${location.line}:${location.column}  ${rule}  ${fingerprint}`,
      `Exempt: ${exempt?.reason ?? ""}`,
    ];
    return [
      `  ${paint.kind("exempt", "exempt  ")}  ${printable(head)}`,
      ...rest.map((line) => paint.dim(`            ${printable(line)}`)),
    ];
  });
  return [
    paint.bold(exemptFile === undefined ? "Accepted" : `Accepted (${printable(exemptFile)})`),
    ...lines,
  ];
}

/** Changes that break nobody, by kind and rule. */
function countedLines(changes: readonly Change[], paint: Paint): string[] {
  if (changes.length === 0) return [];
  const counts = countRules(changes);
  const kinds = [...new Set(counts.map(({ kind }) => kind))].map((kind) => {
    const rules = counts.filter((entry) => entry.kind === kind);
    const total = rules.reduce((sum, { count }) => sum + count, 0);
    const names = rules.map(({ rule, count }) => (count === 1 ? rule : `${rule} (${count})`));
    return `  ${paint.kind(kind, kind.padEnd(8))}  ${total}: ${listed(names)}`;
  });
  return [paint.bold("Nothing breaks (--verbose lists these changes)"), ...kinds];
}

/** Changes of documentation, one line each. */
function docsLines(changes: readonly Change[], paint: Paint): string[] {
  const docs = changes.filter(({ verdict }) => verdict === "docs");
  if (docs.length === 0) return [];
  const lines = docs.map(({ message, location, reached: [first] }) => {
    const place = first === undefined ? "" : `${placeTitle(first)}: `;
    return `  ${paint.kind("docs", "docs    ")}  ${printable(`${place}${message}`)}  ${paint.dim(`${location.file}:${location.line}`)}`;
  });
  return [paint.bold("Documentation only"), ...lines];
}

/** Checks of each operation, one line each. */
function checkLines({ checks = [] }: ReportView, paint: Paint): string[] {
  if (checks.length === 0) return [];
  return [
    paint.bold("Operations"),
    ...checks.map(({ place, text }) => `  ${printable(place)}: ${printable(text)}`),
  ];
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_OTHERS).join(", ");
  return names.length > MAX_OTHERS ? `${shown} and ${names.length - MAX_OTHERS} more` : shown;
}

function summaryLines(view: ReportView, paint: Paint): string[] {
  const bumps = bumpsText(view);
  const { base, revision } = view.report;
  const lines = [
    `${paint.bold(`${countsText(view)}.`)}  ${printable(`${base.source} -> ${revision.source}`)}`,
  ];
  return bumps === "" ? lines : [...lines, `Releases, at most: ${bumps}.`];
}

/** Colours for a terminal, or none. */
interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  kind(kind: CountedKind, text: string): string;
}

const CODES: Readonly<Record<CountedKind, number>> = {
  breaking: 31,
  undecided: 33,
  risky: 33,
  safe: 32,
  docs: 36,
  exempt: 35,
};

/** Colours where they are wanted. */
function createPaint(isColoured: boolean): Paint {
  const style = (code: number, text: string): string =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;
  return {
    bold: (text) => style(1, text),
    dim: (text) => style(2, text),
    kind: (kind, text) => style(CODES[kind], text),
  };
}
