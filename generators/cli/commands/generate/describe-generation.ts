import { type Diagnostic, hasErrors } from "../../../core/diagnostics/diagnostic.ts";
import { contentHash, MANIFEST } from "../../../core/output/manifest.ts";
import { withoutKnown } from "../../print/known-warnings.ts";
import { problemJson, renderDiagnostics } from "../../print/print-diagnostics.ts";
import { renderTable } from "../../print/table.ts";
import { neededPackages } from "../../project/needed-packages.ts";
import type { Targets } from "../../targets/targets.ts";
import { shownPath } from "../../usage-error.ts";
import type { CommandParts, CommandResult } from "../command.ts";
import { changedFiles, changeLines, fileLines, findMissing, missingLines } from "./after-generate.ts";
import type { PlannedTarget } from "./planned-target.ts";

/** Report about a generator. */
export type TargetReport = Readonly<ReturnType<typeof reportOf>>;

export function reportOf({ result, plan }: PlannedTarget, { runtime }: Targets) {
  const { generator, nothing, milliseconds, files } = result;
  const { folder, changes } = plan;
  const manifest = plan.files.find(({ path }) => path === MANIFEST);
  return {
    generator,
    nothing,
    milliseconds,
    folder,
    changes,
    files: files.length,
    lines: files.reduce((sum, { text }) => sum + (text.match(/\n/g)?.length ?? 0), 0),
    /** Packages that its files import. */
    needed: neededPackages(result.files, runtime),
    /** Hash of the manifest, which has those of the files; undefined where there are none. */
    manifest: manifest && contentHash(manifest.text),
  };
}

interface Description {
  readonly diagnostics: readonly Diagnostic[];
  readonly reports: readonly TargetReport[];
}

/** The table of generators, and what to do next. */
export function describe(
  { arguments: { check, verbose }, workingDirectory, environment }: CommandParts,
  targets: Targets,
  { diagnostics, reports }: Description,
): CommandResult {
  const known = withoutKnown(diagnostics, targets.knownWarnings);
  const isOutOfDate = reports.some(({ changes }) => changes.length > 0);
  const isFine = !(check && isOutOfDate) && !hasErrors(diagnostics);
  const changed = changedFiles(reports, workingDirectory);
  const missing = findMissing(reports, environment);
  const total = reports.reduce((sum, { files }) => sum + files, 0);
  const rows = reports.filter((report) => verbose || !isIdle(report)).map((report) => row(report, check));
  const lines = [renderTable([["package", "files", "lines", "changed", "time"], ...rows])];
  if (check && isOutOfDate) {
    lines.push("", "These files would change:", ...fileLines(changed));
  } else lines.push(...changeLines(changed, { total, verbose }));
  if (check && !isFine) lines.push("", nextStep(targets, diagnostics));
  if (missing !== undefined) lines.push(...missingLines(missing));
  return {
    exitCode: isFine ? 0 : 1,
    diagnostics: [...renderDiagnostics(known.diagnostics), ...known.notes],
    text: lines.join("\n"),
    json: {
      ok: isFine,
      targets: reports.map(({ generator, folder, files, lines, nothing }) => ({
        generator,
        folder: shownPath(folder, workingDirectory),
        files,
        lines,
        ...(nothing === undefined ? {} : { nothing }),
      })),
      changed,
      ...(missing === undefined ? {} : { missing }),
      diagnostics: known.diagnostics.map(problemJson),
      notes: known.notes,
    },
  };
}

/** Nothing is written while files are not as a run wrote them. */
function nextStep({ headerCommand }: Targets, diagnostics: readonly Diagnostic[]): string {
  return hasErrors(diagnostics)
    ? `Correct the errors first: \`${headerCommand}\` writes nothing until then.`
    : `Run \`${headerCommand}\` and commit the result.`;
}

/** True for a generator that has nothing to write, and nothing to remove. */
function isIdle({ nothing, changes }: TargetReport): boolean {
  return nothing !== undefined && changes.length === 0;
}

function row(report: TargetReport, check: boolean): string[] {
  const { generator, files, lines, nothing, changes, milliseconds } = report;
  const time = `${Math.round(milliseconds)} ms`;
  const count = changes.length;
  const changed = count === 0 ? "no" : check ? `${count} would change` : `${count} changed`;
  if (nothing === undefined) return [generator, String(files), String(lines), changed, time];
  return [generator, "0", "0", `${count === 0 ? "" : `${changed}; `}nothing to write: ${nothing}`, time];
}
