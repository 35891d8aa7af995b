import { type Diagnostic, hasErrors } from "../../../core/diagnostics/diagnostic.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import { contentHash, MANIFEST } from "../../../core/output/manifest.ts";
import { planFolder, writeFolder } from "../../../core/output/output-folder.ts";
import type { GenerationRun } from "../../../core/run/run-generators.ts";
import type { OutputStream } from "../../print/output-stream.ts";
import { createProgress } from "../../print/progress.ts";
import { recordPath } from "../../record/record-path.ts";
import { createRecordingReader, type RecordingReader } from "../../record/recording-reader.ts";
import { findRecord, type RunRecord, writeRecord } from "../../record/run-record.ts";
import { settingsHash } from "../../record/settings-hash.ts";
import { GENERATING, inShortRun } from "../../short-run.ts";
import { locatedFailure } from "../../targets/generator-error.ts";
import type { Targets } from "../../targets/targets.ts";
import { checkUnlistedImports } from "../../targets/unlisted-imports.ts";
import { type CommandResult, rejected } from "../command.ts";
import { adoptFiles } from "./adopt-files.ts";
import { describe, reportOf, type TargetReport } from "./describe-generation.ts";
import { leftoverFolders } from "./leftover-folders.ts";
import { filesInTheWay, type PlannedTarget } from "./planned-target.ts";

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
  const record = await findRecord(path, { settings, reader: parts.reader });
  return record ? describeRecord(record, parts) : generateAll(parts, { path, settings });
}

interface RunParts extends GenerateParts {
  /** Warnings about the output folders, which no document has. */
  readonly leftovers: readonly Diagnostic[];
}

function describeRecord(record: RunRecord, parts: RunParts): GenerateResult {
  const reports = record.targets.map(
    ({ fileCount, ...target }): TargetReport => ({
      ...target,
      files: fileCount,
      changes: [],
      milliseconds: 0,
    }),
  );
  const sources = Object.keys(record.sources);
  return {
    ...describe({ ...parts, diagnostics: [...parts.leftovers, ...record.diagnostics], reports }),
    sources,
  };
}

interface RecordTarget {
  readonly path: string;
  readonly settings: string;
}

async function generateAll(parts: RunParts, recordTarget?: RecordTarget): Promise<GenerateResult> {
  const { targets, workingDirectory } = parts;
  const reader = createRecordingReader(parts.reader);
  const run = await runTargets(parts, reader);
  const { sources } = run;
  if (hasErrors(run.diagnostics)) return { ...rejected(run.diagnostics), sources };
  checkUnlistedImports(run.results, targets, workingDirectory);
  const planned: PlannedTarget[] = [];
  for (const result of run.results)
    planned.push({ result, plan: await planFolder(targets.folderOf(result.generator), result.files) });
  const inTheWay = filesInTheWay(planned, workingDirectory);
  if (inTheWay.length > 0 && !parts.check) return { ...rejected([...run.diagnostics, ...inTheWay]), sources };
  const plans = planned.map(({ plan }) => plan);
  const adopted = await adoptFiles(plans, parts);
  if (!parts.check) {
    for (const plan of plans) await writeFolder(plan);
    if (recordTarget)
      await writeRecord(recordTarget.path, recordOf(planned, { targets, run, reader, ...recordTarget }));
  }
  const diagnostics = [...parts.leftovers, ...run.diagnostics, ...adopted, ...inTheWay];
  const reports = planned.map((each) => reportOf(each, targets));
  return { ...describe({ ...parts, diagnostics, reports }), sources };
}

async function runTargets(parts: RunParts, reader: RecordingReader): Promise<GenerationRun> {
  const { targets, workingDirectory } = parts;
  const { runGenerators } = await import("../../../core/run/run-generators.ts");
  const progress = createProgress(parts.stderr);
  const options = { ...targets, reader, onStep: (step: string) => progress.step(step) };
  try {
    return await inShortRun(GENERATING, () => runGenerators(targets.spec, options));
  } catch (error) {
    throw locatedFailure(error, { ...targets, workingDirectory });
  } finally {
    progress.done();
  }
}

interface RecordParts extends RecordTarget {
  readonly targets: Targets;
  readonly run: GenerationRun;
  readonly reader: RecordingReader;
}

function recordOf(
  planned: readonly PlannedTarget[],
  { targets, run, reader, settings }: RecordParts,
): RunRecord {
  return {
    settings,
    sources: Object.fromEntries(reader.sources),
    targets: planned.map((each) => {
      const { generator, folder, nothing, lines, needed, files } = reportOf(each, targets);
      const manifest = each.plan.files.find(({ path }) => path === MANIFEST);
      const hash = manifest && contentHash(manifest.text);
      return { generator, folder, nothing, lines, needed, fileCount: files, manifest: hash };
    }),
    diagnostics: run.diagnostics,
  };
}
