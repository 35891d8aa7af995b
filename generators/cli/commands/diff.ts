import { basename } from "node:path";
import { BUILT_IN } from "../../built-in.ts";
import type { DiffSettings } from "../../config.ts";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { Gap } from "../../core/model/find-gaps.ts";
import type { Change, DiffReport } from "../../diff/change.ts";
import { applyExemptions } from "../../diff/changes/exemptions/apply-exemptions.ts";
import { applyVerdicts } from "../../diff/changes/exemptions/apply-verdicts.ts";
import type { Exemption, ExemptionSource } from "../../diff/changes/exemptions/exemption.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { limitBumps, writtenPackages } from "../../diff/release/package-bumps.ts";
import { changelogWords } from "../../diff/report/changelog-words.ts";
import type { ReportTexts } from "../../diff/report/excerpt/find-excerpt.ts";
import { reportJson } from "../../diff/report/machine/render-json.ts";
import { renderReport } from "../../diff/report/render-report.ts";
import {
  type FailOn,
  hasFindings,
  type ReportFormat,
  type ReportView,
} from "../../diff/report/report-view.ts";
import { countChanges } from "../../diff/report/shared/summarize.ts";
import { mergeBumps } from "../../diff/rules/bumps.ts";
import { documentAccess } from "../documents/document-access.ts";
import { isColoured } from "../print/is-coloured.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { COMPARING, inShortRun } from "../short-run.ts";
import { together } from "../usage-error.ts";
import { type CommandParts, type CommandResult, today } from "./command.ts";
import { checkChangelog, joinSteps } from "./compare/changelog.ts";
import { loadBaseExemptions, loadExemptions } from "./compare/load-exemptions.ts";
import { type BothParts, readBoth } from "./compare/read-both.ts";
import type { PublishedPackages } from "./compare/resolve-comparison.ts";
import { resolveComparison } from "./compare/resolve-comparison.ts";

interface DiffParts extends Omit<BothParts, "onStep"> {
  readonly format: ReportFormat;
  readonly isColoured: boolean;
  readonly isVerbose: boolean;
  readonly failOn: FailOn;
  /** Path of the exemption file. */
  readonly exemptionFile: string | undefined;
  /** The version of that file that counts. */
  readonly exemptionsFrom: ExemptionSource | undefined;
  readonly settings: DiffSettings;
  /** Packages whose versions are reported. Default: those that the generators write. */
  readonly packages: PublishedPackages | undefined;
  /** A day such as `2026-01-31`. */
  readonly today: string;
  readonly stderr: OutputStream;
  /** True for one of several comparisons. */
  readonly isStep?: boolean;
}

/** `codegen diff` */
export async function runDiff(parts: CommandParts): Promise<CommandResult> {
  const { documents } = parts.arguments;
  if (documents.length <= 2) return inShortRun(COMPARING, () => diffCommand(diffParts(parts)));
  checkChangelog(parts.arguments);
  return inShortRun(COMPARING, () => changelog(parts));
}

/** Compares each document with the one before it. What is released cannot be corrected, so that exemptions do not count. */
async function changelog(parts: CommandParts): Promise<CommandResult> {
  const { documents } = parts.arguments;
  const steps: CommandResult[] = [];
  for (const [index, revision] of documents.slice(1).entries()) {
    const pair = { ...parts.arguments, documents: [documents[index] ?? "", revision] };
    const step = diffParts({ ...parts, arguments: pair });
    const result = await diffCommand({
      ...step,
      exemptionFile: undefined,
      exemptionsFrom: undefined,
      isStep: true,
    });
    if (result.exitCode === 2) return result;
    steps.unshift(result);
  }
  return joinSteps(steps);
}

function diffParts(parts: CommandParts): DiffParts {
  const { workingDirectory, environment, stdout, stderr } = parts;
  const { format, failOn, allowMissingBase: isMissingBaseAllowed, verbose: isVerbose } = parts.arguments;
  const { comparison, access } = together({
    comparison: () => resolveComparison(parts),
    access: () => documentAccess(parts),
  });
  return {
    ...comparison,
    format,
    failOn: failOn ?? parts.loaded?.config.diff?.failOn ?? "breaking",
    isMissingBaseAllowed,
    exemptionsFrom: parts.arguments.exemptionsFrom ?? parts.loaded?.config.diff?.exemptionsFrom,
    access,
    isColoured: isColoured(stdout, environment),
    isVerbose,
    today: today(),
    workingDirectory,
    stderr,
  };
}

/** Compares two documents and reports what changed, what breaks clients, and what to do instead. */
async function diffCommand(parts: DiffParts): Promise<CommandResult> {
  const { failOn } = parts;
  const progress = createProgress(parts.stderr);
  // The file of the work tree is checked in any case: with a mistake in it, the base would have the mistake next.
  const exemptions = await loadExemptions(parts.exemptionFile, parts.access.reader);
  const ofBase = parts.exemptionsFrom === "base" ? await loadBaseExemptions(parts) : undefined;
  const both = await readBoth({ ...parts, onStep: progress.step });
  if (both.kind === "rejected" || exemptions.value === undefined) {
    progress.done();
    return refused(exemptions.diagnostics, both.kind === "rejected" ? both.result : undefined);
  }
  progress.step("comparing");
  const compared =
    both.kind === "new"
      ? newView({ ...parts, revision: both.revision, note: both.note })
      : comparedView({ ...parts, ...both, failOn }, ofBase ? (ofBase.value ?? []) : exemptions.value);
  const words = parts.isStep ? changelogWords(both.revision.version) : undefined;
  const view = { ...compared, ...(words && { words }) };
  progress.done();
  return {
    exitCode: hasFindings(view) ? 1 : 0,
    diagnostics: renderDiagnostics([...both.warnings, ...(ofBase?.diagnostics ?? []).map(asWarning)]),
    // JSON is printed from the data below, for every command alike.
    text: parts.format === "json" ? "" : renderReport(view, parts).trimEnd(),
    json: reportJson(view),
    render: (format) => renderReport(view, { format, isVerbose: parts.isVerbose }),
  };
}

/** A mistake in what is merged already cannot be corrected by the change that is compared. */
function asWarning(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: "warning" };
}

function refused(
  diagnostics: Parameters<typeof renderDiagnostics>[0],
  documents: CommandResult | undefined,
): CommandResult {
  const reported = documents?.json.diagnostics;
  return {
    exitCode: 2,
    diagnostics: [...renderDiagnostics(diagnostics), ...(documents?.diagnostics ?? [])],
    text: "",
    json: {
      ok: false,
      diagnostics: [...diagnostics.map(problemJson), ...(Array.isArray(reported) ? reported : [])],
    },
  };
}

type Compared = Pick<
  DiffParts,
  "settings" | "exemptionFile" | "exemptionsFrom" | "packages" | "today" | "failOn"
> & {
  readonly texts: ReportTexts;
  readonly base: ApiModel;
  readonly revision: ApiModel;
  readonly gaps: readonly Gap[];
};

function comparedView(parts: Compared, exemptions: readonly Exemption[]): ReportView {
  const { settings, today, texts } = parts;
  const failOn = withUndecided(parts.failOn, settings);
  const raw = diffDocuments(parts, {
    newEnumValues: settings.newEnumValues,
    deprecationDays: settings.deprecationDays,
    generatedPackages: parts.packages?.generated,
    today,
  });
  const judged = applyVerdicts(withPackages(raw, parts), settings.verdicts ?? []);
  const { report, findings } = applyExemptions(judged, {
    exemptions,
    today,
    limits: settings.exemptionLimits ?? {},
  });
  // Exemptions of the base cannot be corrected by the change that is compared, so they do not fail it.
  const isOfBase = parts.exemptionsFrom === "base";
  const notes = [
    ...undecidedNotes(report.changes, failOn),
    ...(isOfBase ? findings.map(({ message }) => message) : []),
  ];
  const bumps = mergeBumps(report.changes.map((change) => change.bumps));
  const exemptionFile = parts.exemptionFile && basename(parts.exemptionFile);
  return {
    report,
    failOn,
    notes,
    findings: isOfBase ? [] : findings,
    exemptionFile,
    bumps,
    hasPackages: parts.packages?.hasPackages ?? true,
    texts,
  };
}

/** The bumps of the configured packages; without a configuration, of those that the generators would write. */
function withPackages(report: DiffReport, { base, revision, packages }: Compared): DiffReport {
  if (packages === undefined) return limitBumps(report, writtenPackages([base, revision], BUILT_IN));
  const { generated, others } = packages;
  const names = [...generated.map(({ name }) => name), ...others];
  return limitBumps(report, names);
}

/** The level as the configuration wants it: what could not be compared counts as breaking, or it does not. */
function withUndecided(failOn: FailOn, { undecided }: DiffSettings): FailOn {
  if (failOn === "breaking" && undecided === "fail") return "undecided";
  return failOn === "undecided" && undecided === "allow" ? "breaking" : failOn;
}

/** A change that could not be compared is always mentioned. */
function undecidedNotes(changes: readonly Change[], failOn: FailOn): string[] {
  const { undecided } = countChanges(changes);
  if (undecided === 0 || failOn === "undecided" || failOn === "risky") return [];
  const subject = undecided === 1 ? "1 change" : `${undecided} changes`;
  return [`${subject} could not be compared. Check by hand, or use \`--fail-on undecided\` to exit with 1.`];
}

type Created = Pick<DiffParts, "base" | "failOn"> & { readonly revision: ApiModel; readonly note: string };

/** Without a base document there is nothing to compare. */
function newView({ base, failOn, revision, note }: Created): ReportView {
  const { title, version, source } = revision;
  const sides = { base: { source: base, title, version: "" }, revision: { source, title, version } };
  const report: DiffReport = { ...sides, changes: [] };
  return { report, failOn, notes: [note], findings: [], bumps: {} };
}
