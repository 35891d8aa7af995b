import { readManifest } from "../repository.ts";
import { countByAudience } from "./audiences.ts";
import { entryPoints } from "./entry-points.ts";
import { SurfaceReader } from "./public-surface.ts";
import { type ReportedEntry, renderReport } from "./render-report.ts";

/** A report and the file of the repository that it belongs in. */
export interface ApiReport {
  readonly file: string;
  readonly text: string;
  /** Number of names for each audience. */
  readonly counts: string;
}

/** The reports of built packages. */
export function apiReports(folders: readonly string[]): ApiReport[] {
  const reader = new SurfaceReader();
  return folders.map((folder) => {
    const entries = reportedEntries(folder, reader);
    const text = renderReport(readManifest(folder).name, entries);
    return { file: `${folder}/api.md`, text, counts: countByAudience(entries) };
  });
}

/** Reads the exports of each entry point of a built package. */
export function reportedEntries(folder: string, reader: SurfaceReader): ReportedEntry[] {
  const importable = entryPoints(folder).filter(({ path }) => !path.endsWith("/package.json"));
  return importable.map((entry) => ({
    entry,
    names: entry.kind === "code" ? reader.read(entry.declarations, folder) : [],
  }));
}
