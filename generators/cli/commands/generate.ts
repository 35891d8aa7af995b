import { relative } from "node:path";
import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { type FolderPlan, planFolder, writeFolder } from "../../core/output/output-folder.ts";
import { hasErrors, type Problem } from "../../core/problem/problem.ts";
import { type GenerationRun, type GeneratorResult, runGenerators } from "../../core/run/run-generators.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { problemJson, renderProblems } from "../print/print-problems.ts";
import { createProgress } from "../print/progress.ts";
import { renderTable } from "../print/table.ts";
import { changedFiles, changeLines, findMissing, missingLines } from "./after-generate.ts";
import type { Targets } from "./resolve-targets.ts";

/** What a command prints: text for people, JSON for programs, and the exit code. */
export interface CommandResult {
  readonly exitCode: 0 | 1 | 2;
  /** For standard error: problems. */
  readonly problems: readonly string[];
  /** For standard output. */
  readonly text: string;
  readonly json: Record<string, unknown>;
}

export interface GenerateParts {
  readonly targets: Targets;
  readonly check: boolean;
  /** Also prints generators that have nothing to write, and every file. */
  readonly verbose: boolean;
  readonly workingDirectory: string;
  readonly reader: SourceReader;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stderr: OutputStream;
}

/** What one generator wrote, or would write. */
export interface TargetReport {
  readonly result: GeneratorResult;
  readonly plan: FolderPlan;
}

/** Generates, then writes what changed, or with `check` only reports it. */
export async function generateCommand(
  parts: GenerateParts,
): Promise<CommandResult & { readonly sources: readonly string[] }> {
  const { targets, reader, workingDirectory } = parts;
  const progress = createProgress(parts.stderr);
  const run = await runGenerators(targets.spec, {
    reader,
    generators: targets.generators,
    source: targets.source,
    overlays: targets.overlays,
    placeOf: targets.placeOf,
    onStep: (step) => progress.step(step),
  });
  progress.done();
  const { sources } = run;
  if (hasErrors(run.problems)) return { ...rejected(run.problems), sources };
  const reports: TargetReport[] = [];
  for (const result of run.results) {
    reports.push({ result, plan: await planFolder(targets.folderOf(result.generator), result.files) });
  }
  const foreign = foreignFiles(reports, workingDirectory);
  if (foreign.length > 0) return { ...rejected([...run.problems, ...foreign]), sources };
  if (!parts.check) for (const { result, plan } of reports) await writeFolder(plan, result.files);
  return { ...describe({ ...parts, run, reports }), sources };
}

function rejected(problems: readonly Problem[]): CommandResult {
  return {
    exitCode: 2,
    problems: renderProblems(problems),
    text: "",
    json: { ok: false, problems: problems.map(problemJson) },
  };
}

/** A folder of generated code belongs to its generator alone: whatever else stands there would be lost one day. */
function foreignFiles(reports: readonly TargetReport[], workingDirectory: string): Problem[] {
  return reports.flatMap(({ plan }) =>
    plan.foreign.map(
      (path): Problem => ({
        code: "foreign-file",
        severity: "error",
        message: "This file was not generated, but it is in a folder for generated files.",
        location: {
          file: relative(workingDirectory, `${plan.folder}/${path}`).replaceAll("\\", "/"),
          line: 1,
          column: 1,
          pointer: "",
        },
        help: "Move it out of the folder.",
      }),
    ),
  );
}

interface Description extends GenerateParts {
  readonly run: GenerationRun;
  readonly reports: readonly TargetReport[];
}

function describe({ run, reports, ...parts }: Description): CommandResult {
  const { check, verbose, workingDirectory, targets } = parts;
  const drift = reports.some(({ plan }) => plan.changes.length > 0);
  const changed = changedFiles(reports, workingDirectory);
  const missing = findMissing({ ...parts, reports, runtime: targets.runtime });
  const total = reports.reduce((sum, { result }) => sum + result.files.length, 0);
  const shown = reports.filter(({ result, plan }) => verbose || !isIdle(result, plan));
  const rows = shown.map((report) => row(report, check));
  const lines = [renderTable([["package", "files", "lines", "changed", "time"], ...rows])];
  if (check && drift) {
    lines.push(
      "",
      "These files would change:",
      ...changed.map(({ file, kind }) => `  ${kind.padEnd(7)}  ${file}`),
    );
    lines.push("", `Run \`${targets.command}\` and commit the result.`);
  } else lines.push(...changeLines(changed, { total, verbose }));
  if (missing !== undefined) lines.push(...missingLines(missing));
  return {
    exitCode: check && drift ? 1 : 0,
    problems: renderProblems(run.problems),
    text: lines.join("\n"),
    json: {
      ok: !(check && drift),
      targets: reports.map(({ result, plan }) => ({
        generator: result.generator,
        folder: relative(workingDirectory, plan.folder).replaceAll("\\", "/"),
        files: result.files.length,
        lines: countLines(result),
        ...(result.nothing === undefined ? {} : { nothing: result.nothing }),
      })),
      changed,
      ...(missing === undefined ? {} : { missing }),
      problems: run.problems.map(problemJson),
    },
  };
}

/** True for a generator that has nothing to write, and nothing to remove. */
function isIdle({ nothing }: GeneratorResult, { changes }: FolderPlan): boolean {
  return nothing !== undefined && changes.length === 0;
}

function row({ result, plan }: TargetReport, check: boolean): string[] {
  const { generator, files, nothing, milliseconds } = result;
  const time = `${Math.round(milliseconds)} ms`;
  const count = plan.changes.length;
  const changed = count === 0 ? "no" : check ? `${count} would change` : `${count} changed`;
  if (nothing === undefined)
    return [generator, String(files.length), String(countLines(result)), changed, time];
  return [generator, "0", "0", `${count === 0 ? "" : `${changed}; `}nothing to write: ${nothing}`, time];
}

function countLines({ files }: GeneratorResult): number {
  return files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
}
