import { groupBy } from "../../../core/group-by.ts";
import type { Change, DiffReport } from "../../change.ts";
import { type ReportedCheck, type ReportView, wordsOf } from "../report-view.ts";
import { locationOfChange, otherLocations } from "../shared/locations.ts";
import { kindOf } from "../shared/summarize.ts";

const SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
const LEVELS = {
  breaking: "error",
  undecided: "warning",
  risky: "warning",
  safe: "none",
  docs: "none",
} as const;

/** The report as a SARIF 2.1.0 log: one run, one result per change. */
export function reportSarif(view: ReportView): Record<string, unknown> {
  const { report, checks = [] } = view;
  const results = report.changes.map((change) => resultJson(change, report));
  const { command } = wordsOf(view);
  return sarifLog({ command, changes: report.changes, results, run: invocationsJson(checks) });
}

interface SarifParts {
  readonly command: string;
  /** Changes whose rules the results name. */
  readonly changes: readonly Change[];
  readonly results: readonly Record<string, unknown>[];
  /** Further members of the run. */
  readonly run?: Record<string, unknown>;
}

/** A log with one run. */
export function sarifLog({ command, changes, results, run }: SarifParts): Record<string, unknown> {
  const rules = [...groupBy(changes, ({ rule }) => rule).values()];
  const driver = { name: command, rules: rules.map(ruleJson) };
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [{ tool: { driver }, ...run, columnKind: "utf16CodeUnits", results }],
  };
}

/** Checks of each operation: no finding, but a note on the run. */
function invocationsJson(checks: readonly ReportedCheck[]): Record<string, unknown> {
  if (checks.length === 0) return {};
  const toolExecutionNotifications = checks.map(({ location, text }) => ({
    level: "note",
    message: { text: `${location}: ${text}` },
  }));
  return { invocations: [{ executionSuccessful: true, toolExecutionNotifications }] };
}

/** A rule has the advice of its changes, unless they have different ones: some name a date. */
function ruleJson(changes: readonly [Change, ...Change[]]): Record<string, unknown> {
  const [{ rule: id, explanation }] = changes;
  const [text, another] = new Set(changes.flatMap(({ instead }) => instead ?? []));
  const help = text === undefined || another !== undefined ? {} : { help: { text } };
  return { id, shortDescription: { text: explanation }, ...help };
}

function resultJson(change: Change, report: DiffReport): Record<string, unknown> {
  const { rule, verdict, message, exempt, fingerprint } = change;
  const kind = kindOf(change);
  const level = LEVELS[verdict];
  return {
    ruleId: rule,
    level,
    kind: level === "none" ? "informational" : "fail",
    message: { text: message },
    locations: [locationJson(change, report)],
    partialFingerprints: { "codegen/v1": fingerprint },
    ...(exempt === undefined ? {} : { suppressions: [{ kind: "external", justification: exempt.reason }] }),
    properties: {
      verdict: kind,
      locations: [change.reached[0]?.name ?? "", ...otherLocations(change)].filter(Boolean),
    },
  };
}

function locationJson(change: Change, report: DiffReport): Record<string, unknown> {
  const { file, line, column } = locationOfChange(change, report);
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column } };
  return {
    physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region },
    logicalLocations: [{ fullyQualifiedName: `${change.location.file}#${change.location.pointer}` }],
  };
}

/** A path as a relative URI reference; a URL stays as it is. */
export function uriOf(file: string): string {
  return file.includes("://") ? file : file.split("/").map(encodeURIComponent).join("/");
}
