import { readManifest } from "../repository.ts";
import { countByAudience } from "./audiences.ts";
import { type EntryPoint, entryPoints } from "./entry-points.ts";
import { SurfaceReader } from "./public-surface.ts";
import type { DocumentedEntry } from "./render-api-page.ts";
import { renderReport } from "./render-report.ts";

/** A report and the file of the repository that it belongs in. */
export interface ApiReport {
  readonly file: string;
  readonly text: string;
  /** How many names it has for each audience. */
  readonly counts: string;
}

/** The reports of built packages. */
export function apiReports(folders: readonly string[]): ApiReport[] {
  const reader = new SurfaceReader();
  return folders.map((folder) => {
    const entries = importableEntries(folder).map((entry) => ({
      entry,
      names: entry.kind === "code" ? reader.read(entry.declarations, folder) : [],
    }));
    const text = renderReport(readManifest(folder).name, entries);
    return { file: `${folder}/api.md`, text, counts: countByAudience(entries) };
  });
}

/** What each entry point of a built package exports, with its documentation. */
export function documentedEntries(folder: string, reader: SurfaceReader): DocumentedEntry[] {
  return importableEntries(folder).map((entry) => ({
    entry,
    names: entry.kind === "code" ? reader.readDocumented(entry.declarations, folder) : [],
  }));
}

function importableEntries(folder: string): EntryPoint[] {
  return entryPoints(folder).filter(({ path }) => !path.endsWith("/package.json"));
}
