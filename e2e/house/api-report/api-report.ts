import { readManifest } from "../repository.ts";
import { entryPoints } from "./entry-points.ts";
import { SurfaceReader } from "./public-surface.ts";
import { renderReport } from "./render-report.ts";

/** A report and the file of the repository that it belongs in. */
export interface ApiReport {
  readonly file: string;
  readonly text: string;
}

/** The reports of built packages. */
export function apiReports(folders: readonly string[]): ApiReport[] {
  const reader = new SurfaceReader();
  return folders.map((folder) => {
    const entries = entryPoints(folder)
      .filter(({ path }) => !path.endsWith("/package.json"))
      .map((entry) => ({
        entry,
        names: entry.kind === "code" ? reader.read(entry.declarations, folder) : [],
      }));
    return { file: `${folder}/api.md`, text: renderReport(readManifest(folder).name, entries) };
  });
}
