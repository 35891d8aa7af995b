import { type Diagnostic, hasErrors } from "../../../core/diagnostics/diagnostic.ts";
import { writeFolder } from "../../../core/output/output-folder.ts";
import type { GenerationRun } from "../../../core/run/run-generators.ts";
import type { DocumentAccess } from "../../documents/document-access.ts";
import { createProgress } from "../../print/progress.ts";
import { recordPath } from "../../record/record-path.ts";
import { createRecordingReader, type RecordingReader } from "../../record/recording-reader.ts";
import { findRecord, type RecordKey, writeRecord } from "../../record/run-record.ts";
import { settingsHash } from "../../record/settings-hash.ts";
import { GENERATING, inShortRun } from "../../short-run.ts";
import type { Targets } from "../../targets/targets.ts";
import { type CommandParts, type CommandResult, rejected } from "../command.ts";
import { describe, reportOf } from "./describe-generation.ts";
import { leftoverFolders } from "./leftover-folders.ts";
import { filesInTheWay, planTargets } from "./planned-target.ts";

/** Generators with their folders, and access to their document. */
export interface Run {
  readonly targets: Targets;
  readonly access: DocumentAccess;
}

export interface GenerateResult extends CommandResult {
  /** URIs of the files that were read, or that are missing. */
  readonly sources: readonly string[];
}

/** Generates and writes what changed, or with `--check` only reports it. Does nothing if nothing has changed. */
export async function generateTargets(parts: CommandParts, run: Run): Promise<GenerateResult> {
  const { targets, access } = run;
  const { workingDirectory } = parts;
  const leftovers = await leftoverFolders(targets, workingDirectory);
  const settings = await settingsHash(targets, workingDirectory);
  if (settings === undefined) return generateAll(parts, run, { leftovers });
  const names = [targets.spec, ...targets.generators.map(({ name }) => targets.folderOf(name))];
  const key = { path: recordPath(parts, names), settings };
  const record = await findRecord(key, access.reader);
  if (record === undefined) return generateAll(parts, run, { leftovers, key });
  const diagnostics = [...leftovers, ...record.diagnostics];
  const { reports, sources } = record;
  return { ...describe(parts, targets, { diagnostics, reports }), sources: Object.keys(sources) };
}

interface Further {
  /** Warnings about the output folders, which no document has. */
  readonly leftovers: readonly Diagnostic[];
  /** The record that the next run reads; undefined if the settings cannot be known. */
  readonly key?: RecordKey;
}

async function generateAll(
  parts: CommandParts,
  { targets, access }: Run,
  { leftovers, key }: Further,
): Promise<GenerateResult> {
  const { workingDirectory } = parts;
  const { check } = parts.arguments;
  const reader = createRecordingReader(access.reader);
  const run = await runWithProgress(parts, targets, reader);
  const sources = [...reader.sources.keys()];
  if (hasErrors(run.diagnostics)) return { ...rejected(run.diagnostics), sources };
  const planned = await planTargets(run.results, targets);
  const inTheWay = filesInTheWay(planned, workingDirectory);
  if (inTheWay.length > 0 && !check) return { ...rejected([...run.diagnostics, ...inTheWay]), sources };
  const reports = planned.map((each) => reportOf(each, targets));
  if (!check) {
    for (const { plan } of planned) await writeFolder(plan);
    const record = { sources: Object.fromEntries(reader.sources), reports, diagnostics: run.diagnostics };
    if (key) await writeRecord(key, record);
  }
  const diagnostics = [...leftovers, ...run.diagnostics, ...inTheWay];
  return { ...describe(parts, targets, { diagnostics, reports }), sources };
}

async function runWithProgress(
  { workingDirectory, stderr }: CommandParts,
  targets: Targets,
  reader: RecordingReader,
): Promise<GenerationRun> {
  const { runTargets } = await import("./plan-generation.ts");
  const progress = createProgress(stderr);
  const options = { workingDirectory, reader, onStep: progress.step };
  return inShortRun(GENERATING, () => runTargets(targets, options)).finally(progress.done);
}
