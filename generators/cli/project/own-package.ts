import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { foldersAbove, readManifest } from "./installed-version.ts";

/** The folder of this package: the closest with a manifest, since bundling chooses the places of modules. */
export const OWN_FOLDER: string =
  foldersAbove(dirname(fileURLToPath(import.meta.url))).find((folder) =>
    existsSync(join(folder, "package.json")),
  ) ?? "";

/** Its code: `dist` where it is built, the folder of its sources in its repository. */
export const OWN_CODE: string = import.meta.url.endsWith(".ts") ? OWN_FOLDER : join(OWN_FOLDER, "dist");

/** The version of this program. */
export function packageVersion(): string {
  return String(readManifest(OWN_FOLDER)?.version);
}
