import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import type { Change } from "../../change.ts";
import { type ReportView, wordsOf } from "../report-view.ts";
import { editsOf } from "../shared/edits.ts";
import { locationOfChange, otherLocations } from "../shared/locations.ts";
import { printable } from "../shared/printable.ts";
import { breaksNobody, bumpsText, countsText, kindOf } from "../shared/summarize.ts";

const COMMANDS = { breaking: "error", undecided: "warning", risky: "warning", exempt: "notice" } as const;

/** Workflow commands that GitHub shows at the lines of a pull request. Safe changes are only counted. */
export function renderGithub(view: ReportView): string {
  const { report, findings, notes, checks = [] } = view;
  const words = wordsOf(view);
  // GitHub shows the first ten of a step.
  const ordered = editsOf(report.changes).flatMap(({ changes }) => changes);
  const annotations = ordered.flatMap((change) => annotationOf(change, view));
  const summary = bumpsText(view);
  return [
    ...annotations,
    ...findings.map(findingLine),
    ...notes.map((note) => workflowCommand("notice", { title: words.title }, note)),
    // As text of the log, since GitHub shows only the first annotations of a step.
    ...checks.map(({ location, text }) => printable(`${location}: ${text}`)),
    `${countsText(view)}.${summary === "" ? "" : ` Releases, at most: ${summary}.`}`,
  ].join("\n");
}

function annotationOf(change: Change, view: ReportView): string[] {
  const kind = kindOf(change);
  if (breaksNobody(kind)) return [];
  const { file, line, column } = locationOfChange(change, view.report);
  const others = otherLocations(change);
  const text = [
    change.message,
    change.reached[0]?.name ? `Affects ${[change.reached[0].name, ...others].join(", ")}.` : "",
    change.exempt === undefined ? (change.instead ?? "") : `Exempt: ${change.exempt.reason}`,
    line === undefined ? `${wordsOf(view).elsewhere} ${change.location.file}:${change.location.line}.` : "",
    `Fingerprint ${change.fingerprint}.`,
  ];
  // GitHub cannot annotate the document of a service: it is not a file of the repository.
  const properties = {
    file: file.includes("://") ? undefined : file,
    line,
    col: column,
    title: `${kind}: ${change.rule}`,
  };
  return [workflowCommand(COMMANDS[kind], properties, text.filter(Boolean).map(printable).join("\n"))];
}

function findingLine({ location, message, help }: Diagnostic): string {
  const { file, line, column } = location;
  return workflowCommand("warning", { file, line, col: column, title: "exemption" }, `${message} ${help}`);
}

type Properties = Readonly<Record<string, string | number | undefined>>;

function workflowCommand(command: string, properties: Properties, text: string): string {
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${escapeProperty(String(value))}`,
  );
  return `::${command} ${written.join(",")}::${escapeData(text)}`;
}

/** Escapes text in the way in which the runner unescapes it. */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
