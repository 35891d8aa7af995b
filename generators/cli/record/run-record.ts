import { readFile } from "node:fs/promises";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { isAsListed } from "../../core/output/output-folder.ts";
import { writeAtomically } from "../../core/output/write-atomically.ts";
import type { TargetReport } from "../commands/generate/describe-generation.ts";
import { areUnchanged } from "./recording-reader.ts";

/** The file of a record, and the hash that a run with the same settings has. */
export interface RecordKey {
  readonly path: string;
  readonly settings: string;
}

/** A complete run, so that the next one can detect whether anything has changed since. */
interface RunRecord {
  /** Hash of the program, its options and its targets. */
  readonly settings: string;
  /** Hashes of all that was read, by URI. */
  readonly sources: Readonly<Record<string, string>>;
  /** As reported by a run that changes nothing. */
  readonly reports: readonly TargetReport[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The record of a run with these settings, if all that it read and wrote is the same today. */
export async function findRecord(
  { path, settings }: RecordKey,
  reader: SourceReader,
): Promise<RunRecord | undefined> {
  try {
    const record: RunRecord = JSON.parse(await readFile(path, "utf8"));
    if (record.settings !== settings) return undefined;
    // Folders at once, and the files of each in turn: a file is read while another is hashed, and few are open.
    const answers = [
      areUnchanged(record.sources, reader),
      ...record.reports.map(({ folder, manifest }) => isAsListed(folder, manifest)),
    ];
    return (await Promise.all(answers)).every((isSame) => isSame) ? record : undefined;
  } catch {
    return undefined; // missing or unreadable: the run does all the work
  }
}

/** Writes a record. If that fails, the next run does all the work. */
export async function writeRecord(
  { path, settings }: RecordKey,
  { reports, ...run }: Omit<RunRecord, "settings">,
): Promise<void> {
  const record: RunRecord = {
    ...run,
    settings,
    reports: reports.map((report) => ({ ...report, changes: [], milliseconds: 0 })),
  };
  await writeAtomically(path, JSON.stringify(record)).catch(() => {});
}
