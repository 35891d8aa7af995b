import { relative } from "node:path";
import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { type FolderPlan, planFolder, writeFolder } from "../../core/output/output-folder.ts";
import { hasErrors, type Problem } from "../../core/problem/problem.ts";
import type { GenerationRun, GeneratorResult } from "../../core/run/run-generators.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { problemJson, renderProblems } from "../print/print-problems.ts";
import { createProgress } from "../print/progress.ts";
import { renderTable } from "../print/table.ts";
import { neededPackages } from "../project/needed-packages.ts";
import type { NeededPackage } from "../project/published-versions.ts";
import { hashText } from "../record/hash-text.ts";
import { recordPath } from "../record/record-path.ts";
import { createRecordingReader, type RecordingReader } from "../record/recording-reader.ts";
import { findRecord, type RunRecord, writeRecord } from "../record/run-record.ts";
import { settingsHash } from "../record/settings-hash.ts";
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

interface GenerateResult extends CommandResult {
  /** URIs of what was read. */
  readonly sources: readonly string[];
}

/** Generates, then writes what changed, or with `check` only reports it. Where nothing has changed, nothing is generated. */
export async function generateCommand(parts: GenerateParts): Promise<GenerateResult> {
  const { targets, workingDirectory, environment } = parts;
  const settings = await settingsHash(targets, workingDirectory);
  if (settings === undefined) return generateAll(parts);
  const names = [targets.spec, ...targets.generators.map(({ name }) => targets.folderOf(name))];
  const path = recordPath({ workingDirectory, environment, names });
  const record = await findRecord(path, settings, parts.reader);
  return record ? describeRecord(record, parts) : generateAll(parts, { path, settings });
}

function describeRecord(record: RunRecord, parts: GenerateParts): GenerateResult {
  const reports = record.targets.map(
    ({ files, ...target }): TargetReport => ({
      ...target,
      files: Object.keys(files).length,
      changes: [],
      milliseconds: 0,
    }),
  );
  const sources = Object.keys(record.sources);
  return { ...describe({ ...parts, problems: record.problems, reports }), sources };
}

interface RecordTarget {
  readonly path: string;
  readonly settings: string;
}

async function generateAll(parts: GenerateParts, recordTarget?: RecordTarget): Promise<GenerateResult> {
  const { targets, workingDirectory } = parts;
  const { runGenerators } = await import("../../core/run/run-generators.ts");
  const progress = createProgress(parts.stderr);
  const reader = createRecordingReader(parts.reader);
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
  const planned: PlannedTarget[] = [];
  for (const result of run.results) {
    planned.push({ result, plan: await planFolder(targets.folderOf(result.generator), result.files) });
  }
  const foreign = foreignFiles(planned, workingDirectory);
  if (foreign.length > 0) return { ...rejected([...run.problems, ...foreign]), sources };
  if (!parts.check) {
    for (const { result, plan } of planned) await writeFolder(plan, result.files);
    if (recordTarget)
      await writeRecord(recordTarget.path, recordOf(planned, { run, reader, targets, ...recordTarget }));
  }
  return {
    ...describe({
      ...parts,
      problems: run.problems,
      reports: planned.map((each) => reportOf(each, targets)),
    }),
    sources,
  };
}

/** What one generator wrote, or would write. */
export interface PlannedTarget {
  readonly result: GeneratorResult;
  readonly plan: FolderPlan;
}

interface RecordParts extends RecordTarget {
  readonly run: GenerationRun;
  readonly reader: RecordingReader;
  readonly targets: Targets;
}

function recordOf(
  planned: readonly PlannedTarget[],
  { run, reader, settings, targets }: RecordParts,
): RunRecord {
  return {
    settings,
    sources: Object.fromEntries(reader.sources),
    targets: planned.map(({ result, plan }) => ({
      generator: result.generator,
      folder: plan.folder,
      nothing: result.nothing,
      lines: countLines(result),
      needed: neededPackages(result.files, targets.runtime),
      files: Object.fromEntries(result.files.map(({ path, text }) => [path, hashText(text)])),
    })),
    problems: run.problems,
  };
}

/** The result of a command that wrote nothing because of these problems. */
export function rejected(problems: readonly Problem[]): CommandResult {
  return {
    exitCode: 2,
    problems: renderProblems(problems),
    text: "",
    json: { ok: false, problems: problems.map(problemJson) },
  };
}

/** A folder of generated code belongs to its generator alone: whatever else stands there would be lost one day. */
export function foreignFiles(
  planned: readonly Pick<PlannedTarget, "plan">[],
  workingDirectory: string,
): Problem[] {
  return planned.flatMap(({ plan }) =>
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

/** What is printed about a generator. */
export interface TargetReport extends Pick<GeneratorResult, "generator" | "milliseconds"> {
  readonly folder: string;
  readonly nothing?: string | undefined;
  readonly files: number;
  readonly lines: number;
  readonly changes: FolderPlan["changes"];
  /** What its files import. */
  readonly needed: readonly NeededPackage[];
}

function reportOf({ result, plan }: PlannedTarget, { runtime }: Targets): TargetReport {
  const { generator, nothing, milliseconds, files } = result;
  const { folder, changes } = plan;
  return {
    generator,
    nothing,
    milliseconds,
    folder,
    changes,
    files: files.length,
    lines: countLines(result),
    needed: neededPackages(result.files, runtime),
  };
}

interface Description extends GenerateParts {
  readonly problems: readonly Problem[];
  readonly reports: readonly TargetReport[];
}

function describe({ problems, reports, ...parts }: Description): CommandResult {
  const { check, verbose, workingDirectory, targets } = parts;
  const drift = reports.some(({ changes }) => changes.length > 0);
  const changed = changedFiles(reports, workingDirectory);
  const missing = findMissing({ ...parts, reports });
  const total = reports.reduce((sum, { files }) => sum + files, 0);
  const rows = reports.filter((report) => verbose || !isIdle(report)).map((report) => row(report, check));
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
    problems: renderProblems(problems),
    text: lines.join("\n"),
    json: {
      ok: !(check && drift),
      targets: reports.map(({ generator, folder, files, lines, nothing }) => ({
        generator,
        folder: relative(workingDirectory, folder).replaceAll("\\", "/"),
        files,
        lines,
        ...(nothing === undefined ? {} : { nothing }),
      })),
      changed,
      ...(missing === undefined ? {} : { missing }),
      problems: problems.map(problemJson),
    },
  };
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

function countLines({ files }: GeneratorResult): number {
  return files.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
}
