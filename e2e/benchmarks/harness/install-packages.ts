import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../house/run.ts";

/** Installs packages with npm into a folder of their own; answers with what went wrong, if anything. */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "package.json"),
    JSON.stringify({ private: true, type: "module", dependencies }),
  );
  const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  const { exitCode, stderr } = await run("npm", flags, { cwd: folder });
  return exitCode === 0 ? undefined : `The packages were not installed:\n${stderr.split("\n")[0]}`;
}
