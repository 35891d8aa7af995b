import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";

/** Installs packages with npm into a folder. */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies }),
  );
  const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  await mustRun("npm", flags, { cwd: folder });
}
