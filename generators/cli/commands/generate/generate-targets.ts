import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import { planFolder, writeFolder } from "../../../core/output/output-folder.ts";
import { hasErrors, type Problem } from "../../../core/problem/problem.ts";
import type { GenerationRun } from "../../../core/run/run-generators.ts";
import type { RunMemory } from "../../../core/run/run-memory.ts";
import type { OutputStream } from "../../print/output-stream.ts";
import { createProgress } from "../../print/progress.ts";
import { hashText } from "../../record/hash-text.ts";
import { recordPath } from "../../record/record-path.ts";
import { createRecordingReader, type RecordingReader } from "../../record/recording-reader.ts";
import { findRecord, type RunRecord, writeRecord } from "../../record/run-record.ts";
import { settingsHash } from "../../record/settings-hash.ts";
import { GENERATING, inShortRun } from "../../short-run.ts";
import type { Targets } from "../../targets/targets.ts";
import { checkUnlistedImports } from "../../targets/unlisted-imports.ts";
import { type CommandResult, rejected } from "../command.ts";
import { describe, reportOf, type TargetReport } from "./describe-generation.ts";
import { leftoverFolders } from "./leftover-folders.ts";
import { foreignFiles, type PlannedTarget } from "./planned-target.ts";

export interface GenerateParts {
  readonly targets: Targets;
  readonly check: boolean;
  /** Also prints generators that have nothing to write, and every file. */
  readonly verbose: boolean;
  readonly workingDirectory: string;
  readonly reader: SourceReader;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly stderr: OutputStream;
  /** Where a process generates more than once: what is kept from one run to the next. */
  readonly memory?: RunMemory | undefined;
}

export interface GenerateResult extends CommandResult {
  /** URIs of what was read. */
  readonly sources: readonly string[];
}

/** Generates, then writes what changed, or with `check` only reports it. Where nothing has changed, nothing is generated. */
export async function generateTargets(given: GenerateParts): Promise<GenerateResult> {
  const { targets, workingDirectory, environment } = given;
  const parts = { ...given, leftovers: await leftoverFolders(targets, workingDirectory) };
  const settings = await settingsHash(targets, workingDirectory);
  if (settings === undefined) return generateAll(parts);
  const names = [targets.spec, ...targets.generators.map(({ name }) => targets.folderOf(name))];
  const path = recordPath({ workingDirectory, environment, names });
  const record = await findRecord(path, {
    settings,
    reader: parts.reader,
    isWatched: parts.memory !== undefined,
  });
  return record ? describeRecord(record, parts) : generateAll(parts, { path, settings });
}

interface RunParts extends GenerateParts {
  /** Warnings about the output folders, which no document has. */
  readonly leftovers: readonly Problem[];
}

function describeRecord(record: RunRecord, parts: RunParts): GenerateResult {
  const reports = record.targets.map(
    ({ files, ...target }): TargetReport => ({
      ...target,
      files: Object.keys(files).length,
      changes: [],
      milliseconds: 0,
    }),
  );
  const sources = Object.keys(record.sources);
  return { ...describe({ ...parts, problems: [...parts.leftovers, ...record.problems], reports }), sources };
}

interface RecordTarget {
  readonly path: string;
  readonly settings: string;
}

async function generateAll(parts: RunParts, recordTarget?: RecordTarget): Promise<GenerateResult> {
  const { targets, workingDirectory } = parts;
  const { runGenerators } = await import("../../../core/run/run-generators.ts");
  const progress = createProgress(parts.stderr);
  const reader = createRecordingReader(parts.reader);
  const generate = () =>
    runGenerators(targets.spec, {
      reader,
      generators: targets.generators,
      source: targets.source,
      overlays: targets.overlays,
      placeOf: targets.placeOf,
      onStep: (step) => progress.step(step),
      memory: parts.memory,
    });
  const run = await inShortRun(GENERATING, generate);
  progress.done();
  const { sources } = run;
  if (hasErrors(run.problems)) return { ...rejected(run.problems), sources };
  checkUnlistedImports(run.results, targets, parts.workingDirectory);
  const planned: PlannedTarget[] = [];
  for (const result of run.results) {
    planned.push({ result, plan: await planFolder(targets.folderOf(result.generator), result.files) });
  }
  const foreign = foreignFiles(planned, workingDirectory);
  if (foreign.length > 0) return { ...rejected([...run.problems, ...foreign]), sources };
  const reports = planned.map((each) => reportOf(each, targets));
  if (!parts.check) {
    for (const { result, plan } of planned) await writeFolder(plan, result.files);
    if (recordTarget)
      await writeRecord(recordTarget.path, recordOf(reports, { run, reader, ...recordTarget }));
  }
  return { ...describe({ ...parts, problems: [...parts.leftovers, ...run.problems], reports }), sources };
}

interface RecordParts extends RecordTarget {
  readonly run: GenerationRun;
  readonly reader: RecordingReader;
}

function recordOf(reports: readonly TargetReport[], { run, reader, settings }: RecordParts): RunRecord {
  return {
    settings,
    sources: Object.fromEntries(reader.sources),
    targets: reports.map(({ generator, folder, nothing, lines, needed }, index) => ({
      generator,
      folder,
      nothing,
      lines,
      needed,
      files: Object.fromEntries(
        (run.results[index]?.files ?? []).map(({ path, text }) => [path, hashText(text)]),
      ),
    })),
    problems: run.problems,
  };
}
