import { basename } from "node:path";
import { BUILT_IN } from "../../built-in.ts";
import type { CodegenConfig, DiffSettings } from "../../config.ts";
import { counted } from "../../core/counted.ts";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { Change, DiffReport } from "../../diff/change.ts";
import { applyExemptions } from "../../diff/changes/exemptions/apply-exemptions.ts";
import { applyVerdicts } from "../../diff/changes/exemptions/apply-verdicts.ts";
import type { Exemption } from "../../diff/changes/exemptions/exemption.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { limitBumps, writtenPackages } from "../../diff/release/package-bumps.ts";
import { changelogWords } from "../../diff/report/changelog-words.ts";
import { reportJson } from "../../diff/report/machine/render-json.ts";
import { renderReport } from "../../diff/report/render-report.ts";
import {
  type FailOn,
  hasFindings,
  type ReportView,
  type ReportWords,
} from "../../diff/report/report-view.ts";
import { countChanges } from "../../diff/report/shared/summarize.ts";
import { mergeBumps } from "../../diff/rules/bumps.ts";
import { isColoured } from "../print/is-coloured.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { COMPARING, inShortRun } from "../short-run.ts";
import { type CommandParts, type CommandResult, rejected, today } from "./command.ts";
import { checkChangelog, joinSteps } from "./compare/changelog.ts";
import { loadBaseExemptions, loadExemptions } from "./compare/load-exemptions.ts";
import { type BothDocuments, type ReadDocuments, readBoth } from "./compare/read-both.ts";
import { type Comparison, resolveComparison } from "./compare/resolve-comparison.ts";

/** `codegen diff` */
export async function runDiff(parts: CommandParts): Promise<CommandResult> {
  if (parts.arguments.documents.length <= 2)
    return inShortRun(COMPARING, () => diff(parts, resolveComparison(parts)));
  checkChangelog(parts.arguments);
  return inShortRun(COMPARING, () => changelog(parts));
}

/** Compares each document with the one before it. Exemptions do not count, since released versions cannot be fixed. */
async function changelog(parts: CommandParts): Promise<CommandResult> {
  const { documents } = parts.arguments;
  const steps: CommandResult[] = [];
  for (const [index, revision] of documents.slice(1).entries()) {
    const pair = { ...parts.arguments, documents: [documents[index] ?? "", revision] };
    const comparison = resolveComparison({ ...parts, arguments: pair });
    const result = await diff(parts, { ...comparison, exemptionFile: undefined }, changelogWords);
    if (result.exitCode === 2) return result;
    steps.unshift(result);
  }
  return joinSteps(steps);
}

/** Compares two documents and reports what changed, what breaks clients, and what to do instead. */
async function diff(
  { arguments: args, environment, stdout, stderr }: CommandParts,
  comparison: Comparison,
  wordsFor?: (version: string) => ReportWords,
): Promise<CommandResult> {
  const { settings, exemptionFile, access } = comparison;
  const failOn = args.failOn ?? settings.failOn ?? "breaking";
  const progress = createProgress(stderr);
  // The file of the work tree is checked in any case: with a mistake in it, the base would have the mistake next.
  const exemptions = await loadExemptions(exemptionFile, access.reader);
  const isOfBase = (args.exemptionsFrom ?? settings.exemptionsFrom) === "base";
  const ofBase = isOfBase ? await loadBaseExemptions(comparison) : undefined;
  const both = await readBoth(comparison, progress.step);
  if (both.kind === "rejected" || exemptions.value === undefined) {
    progress.done();
    return rejected([...exemptions.diagnostics, ...(both.kind === "rejected" ? both.diagnostics : [])]);
  }
  progress.step("comparing");
  const applied = { list: ofBase ? (ofBase.value ?? []) : exemptions.value, isOfBase };
  const compared =
    both.kind === "new"
      ? newView(both, { base: comparison.base, failOn })
      : comparedView(both, { ...comparison, failOn, applied });
  const words = wordsFor?.(both.revision.version);
  const view = { ...compared, ...(words && { words }) };
  progress.done();
  const { format, verbose: isVerbose } = args;
  const style = { format, isColoured: isColoured(stdout, environment), isVerbose };
  return {
    exitCode: hasFindings(view) ? 1 : 0,
    diagnostics: renderDiagnostics([...both.warnings, ...(ofBase?.diagnostics ?? []).map(asWarning)]),
    // JSON is printed from the data below, for every command alike.
    text: format === "json" ? "" : renderReport(view, style).trimEnd(),
    json: reportJson(view),
    render: (other) => renderReport(view, { format: other, isVerbose }),
  };
}

/** The compared change cannot correct a mistake that is already merged. */
function asWarning(diagnostic: Diagnostic): Diagnostic {
  return { ...diagnostic, severity: "warning" };
}

interface Judgement extends Comparison {
  readonly failOn: FailOn;
  /** The exemptions that count, and whether the base has them. */
  readonly applied: { readonly list: readonly Exemption[]; readonly isOfBase: boolean };
}

function comparedView(both: ReadDocuments, parts: Judgement): ReportView {
  const { settings, config, exemptionFile, applied } = parts;
  const failOn = withUndecided(parts.failOn, settings);
  const { newEnumValues, deprecationDays } = settings;
  const generatedPackages = config?.generators;
  const options = { newEnumValues, deprecationDays, generatedPackages, today: today() };
  const raw = withPackages(diffDocuments(both, options), both, config);
  const judged = applyVerdicts(raw, settings.verdicts ?? []);
  const { report, findings } = applyExemptions(judged, {
    exemptions: applied.list,
    today: options.today,
    limits: settings.exemptionLimits ?? {},
  });
  // The compared change cannot correct exemptions of the base, so they do not fail it.
  const notes = [
    ...undecidedNotes(report.changes, failOn),
    ...(applied.isOfBase ? findings.map(({ message }) => message) : []),
  ];
  return {
    report,
    failOn,
    notes,
    findings: applied.isOfBase ? [] : findings,
    exemptionFile: exemptionFile && basename(exemptionFile),
    bumps: mergeBumps(report.changes.map((change) => change.bumps)),
    hasPackages: config === undefined || hasPackages(config),
    texts: both.texts,
  };
}

/** The bumps of the configured packages; without a configuration, of those that the generators would write. */
function withPackages(
  report: DiffReport,
  { base, revision }: ReadDocuments,
  config: Comparison["config"],
): DiffReport {
  if (config === undefined) return limitBumps(report, writtenPackages([base, revision], BUILT_IN));
  const names = config.generators.map(({ name }) => name);
  return limitBumps(report, [...names, ...Object.keys(config.diff?.packages ?? {})]);
}

/** False where every generator writes into a folder of the project. */
function hasPackages({ generators, diff }: CodegenConfig): boolean {
  const others = Object.keys(diff?.packages ?? {});
  return others.length > 0 || generators.some(({ importFrom }) => importFrom !== undefined);
}

/** Returns the configured level: changes that could not be compared count as breaking, or do not. */
function withUndecided(failOn: FailOn, { undecided }: DiffSettings): FailOn {
  if (failOn === "breaking" && undecided === "fail") return "undecided";
  return failOn === "undecided" && undecided === "allow" ? "breaking" : failOn;
}

/** A change that could not be compared is always mentioned. */
function undecidedNotes(changes: readonly Change[], failOn: FailOn): string[] {
  const { undecided } = countChanges(changes);
  if (undecided === 0 || failOn === "undecided" || failOn === "risky") return [];
  return [
    `${counted(undecided, "change")} could not be compared. Check by hand, or use \`--fail-on undecided\` to exit with 1.`,
  ];
}

/** Without a base document there is nothing to compare. */
function newView(
  { revision, note }: Extract<BothDocuments, { kind: "new" }>,
  { base, failOn }: { readonly base: string; readonly failOn: FailOn },
): ReportView {
  const { title, version, source } = revision;
  const sides = { base: { source: base, title, version: "" }, revision: { source, title, version } };
  const report: DiffReport = { ...sides, changes: [] };
  return { report, failOn, notes: [note], findings: [], bumps: {} };
}
