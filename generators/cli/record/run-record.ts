import { readFile } from "node:fs/promises";
import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { SourceReader } from "../../core/document/source/source-reader.ts";
import { isAsListed } from "../../core/output/output-folder.ts";
import { writeAtomically } from "../../core/output/write-atomically.ts";
import type { NeededPackage } from "../project/published-versions.ts";
import { areUnchanged } from "./recording-reader.ts";

/** Output of a generator. */
interface RecordedTarget {
  readonly generator: string;
  readonly folder: string;
  /** Set when the document gave it nothing to write. */
  readonly nothing?: string | undefined;
  readonly lines: number;
  /** Packages that its files import. */
  readonly needed: readonly NeededPackage[];
  readonly fileCount: number;
  /** Hash of the manifest, which has those of the files; undefined where there are none. */
  readonly manifest?: string | undefined;
}

/** A run that wrote everything, so that the next one can tell whether anything has changed since. */
export interface RunRecord {
  /** Hash of the program, its options and its targets. */
  readonly settings: string;
  /** Hashes of all that was read, by URI. */
  readonly sources: Readonly<Record<string, string>>;
  readonly targets: readonly RecordedTarget[];
  readonly diagnostics: readonly Diagnostic[];
}

interface WantedRecord {
  readonly settings: string;
  readonly reader: SourceReader;
}

/** The record of a run with these settings, if all that it read and wrote is the same today. */
export async function findRecord(
  path: string,
  { settings, reader }: WantedRecord,
): Promise<RunRecord | undefined> {
  try {
    const record: RunRecord = JSON.parse(await readFile(path, "utf8"));
    if (record.settings !== settings) return undefined;
    // Folders at once, and the files of each in turn: a file is read while another is hashed, and few are open.
    const answers = [
      areUnchanged(record.sources, reader),
      ...record.targets.map(({ folder, manifest }) => isAsListed(folder, manifest)),
    ];
    return (await Promise.all(answers)).every((isSame) => isSame) ? record : undefined;
  } catch {
    return undefined; // there is none, or it cannot be read: the run does everything itself
  }
}

/** Keeps a record. Where that is not possible, the next run does everything itself. */
export async function writeRecord(path: string, record: RunRecord): Promise<void> {
  await writeAtomically(path, JSON.stringify(record)).catch(() => {});
}
