import { formatDiagnostic } from "../../../core/diagnostics/format-diagnostic.ts";
import type { Change } from "../../change.ts";
import type { ReportView } from "../report-view.ts";
import { editsOf, listed, locationsText, type ReportedEdit } from "../shared/edits.ts";
import { missingExample, printable, shownExample } from "../shared/printable.ts";
import { focusedExample, reportChange } from "../shared/reported-change.ts";
import {
  breaksNobody,
  bumpsText,
  type CountedKind,
  countKinds,
  countsText,
  kindOf,
  verdictText,
} from "../shared/summarize.ts";

const MAX_EXAMPLE = 300;
const MAX_OTHERS = 6;
const MAX_DETAILS = 12;

export interface TextOptions {
  readonly isColoured?: boolean;
  /** True to list every change. By default, changes that break nobody are only counted. */
  readonly isVerbose?: boolean;
}

/** The report for a terminal: the verdict, then the edits by kind, and the counts at the end, where the cursor is. */
export function renderText(
  view: ReportView,
  { isColoured = false, isVerbose = false }: TextOptions = {},
): string {
  const paint = createPaint(isColoured);
  const { changes } = view.report;
  const isListed = (change: Change): boolean => isVerbose || !breaksNobody(kindOf(change));
  const counted = changes.filter((change) => !isListed(change));
  const findings = view.findings.map(
    (diagnostic) => `${paint.kind("risky", "exemption")}  ${formatDiagnostic(diagnostic)}`,
  );
  const sections = [
    headLine(view, paint),
    ...editsOf(changes.filter(isListed)).map((edit) =>
      editLines(edit, { view, paint, isVerbose }).join("\n"),
    ),
    countedLines(counted, paint).join("\n"),
    findings.join("\n"),
    checkLines(view, paint).join("\n"),
    view.notes.join("\n"),
    summaryLines(view, paint).join("\n"),
  ];
  return sections.filter((section) => section !== "").join("\n\n");
}

function headLine(view: ReportView, paint: Paint): string {
  const { base, revision } = view.report;
  return `${paint.bold(verdictText(view))}  ${printable(`${base.source} -> ${revision.source}`)}`;
}

interface EditParts {
  readonly view: ReportView;
  readonly paint: Paint;
  readonly isVerbose: boolean;
}

function editLines(edit: ReportedEdit, { view, paint, isVerbose }: EditParts): string[] {
  const { kind, shown, changes } = edit;
  const maximum = isVerbose ? Number.POSITIVE_INFINITY : MAX_OTHERS;
  const { detail, details, exempt, instead } = reportChange(shown);
  const locations = changes.map(({ location: { file, line, column }, rule, fingerprint }) =>
    [`${file}:${line}:${column}`, rule, ...(breaksNobody(kind) ? [] : [fingerprint])].join("  "),
  );
  const lines = [
    locationsText(edit, maximum),
    detail,
    ...cut(locations, maximum),
    exampleText(shown),
    ...cut(details, MAX_DETAILS),
    exempt && `Exempt${view.exemptionFile === undefined ? "" : ` (${view.exemptionFile})`}: ${exempt}`,
    instead && `Instead: ${instead}`,
  ];
  const head = `${paint.kind(kind, kind)}  ${printable(shown.message)}`;
  return [head, ...lines.filter(Boolean).map((line) => paint.dim(`           ${printable(line)}`))];
}

function cut(lines: readonly string[], maximum: number): readonly string[] {
  if (lines.length <= maximum) return lines;
  return [...lines.slice(0, maximum), `… and ${lines.length - maximum} more`];
}

function exampleText(change: Change): string {
  const example = shownExample(change);
  if (example === undefined) return missingExample(change);
  const { text, at } = focusedExample(example.counterexample.value, example.value, MAX_EXAMPLE);
  return `Example of what breaks${at === "" ? "" : `, at ${at}`}: ${text}`;
}

/** Changes that break nobody, by kind and rule. */
function countedLines(changes: readonly Change[], paint: Paint): string[] {
  if (changes.length === 0) return [];
  const kinds = countKinds(changes).map(
    ({ kind, total, rules }) => `${paint.kind(kind, kind)}  ${total}: ${listed(rules, MAX_OTHERS)}`,
  );
  return [paint.bold("Counted only (--verbose lists these changes)"), ...kinds];
}

/** Checks of each operation, one line each. */
function checkLines({ checks = [] }: ReportView, paint: Paint): string[] {
  if (checks.length === 0) return [];
  return [
    paint.bold("Operations"),
    ...checks.map(({ location, text }) => `  ${printable(location)}: ${printable(text)}`),
  ];
}

function summaryLines(view: ReportView, paint: Paint): string[] {
  if (view.report.changes.length === 0) return [];
  const bumps = bumpsText(view);
  return [paint.bold(`${countsText(view)}.`), ...(bumps === "" ? [] : [`Releases, at most: ${bumps}.`])];
}

/** Width of the longest kind, and of `exemption`. */
const KIND_WIDTH = 9;

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

/** Creates colours, or functions that do nothing. */
function createPaint(isColoured: boolean): Paint {
  const style = (code: number, text: string): string =>
    isColoured ? `\u001b[${code}m${text}\u001b[0m` : text;
  return {
    bold: (text) => style(1, text),
    dim: (text) => style(2, text),
    kind: (kind, text) => style(CODES[kind], text) + " ".repeat(Math.max(0, KIND_WIDTH - text.length)),
  };
}
