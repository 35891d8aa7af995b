import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../cell.ts";
import { cacheEnvironment, type PackageManager, packageManagers } from "../package-managers.ts";
import { createProject, runAsConsumer } from "../project.ts";

/** Each package manager installs everything into an empty folder, and a program that uses it all runs there. */
export function installCells(stage: Stage, program: () => Promise<string>): Cell[] {
  return packageManagers.map((manager, index) => ({
    check: "install, and run a program",
    variant: manager.name,
    async run() {
      const files = manager.files(stage);
      const project = await createProject(stage, { name: `install-${index}`, files });
      await cp(await program(), join(project, "main.js"));
      return installAndRun(manager, { stage, project });
    },
  }));
}

async function installAndRun(
  manager: PackageManager,
  { stage, project }: { readonly stage: Stage; readonly project: string },
): Promise<string> {
  const options = { cwd: project, env: cacheEnvironment(stage) };
  await runAsConsumer(manager.install, options);
  const said = await runAsConsumer([...manager.node, "main.js"], options);
  return `${said.split("works ").length - 1} parts work`;
}
