import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { allManagers, installManager } from "../package-managers.ts";
import { createProject, manifestOf, ourDependencies } from "../project.ts";

/** Each package manager installs everything into an empty folder, and a program that uses it all runs there. */
export function installCells(stage: Stage, program: () => Promise<string>): Cell[] {
  const manifest = manifestOf({ ...ourDependencies(stage), zod: "^4.6.0" });
  return allManagers.map((manager, index) => ({
    check: "install, and run a program",
    variant: manager.name,
    async run() {
      const files = { "package.json": manifest, ...manager.files(stage) };
      const { folder, run } = await createProject(stage, `install-${index}`, files);
      await cp(await program(), join(folder, "main.js"));
      const env = await installManager(stage, manager);
      await run(manager.install, env);
      const said = await run([...manager.node, "main.js"], env);
      return `${said.split("works ").length - 1} parts work`;
    },
  }));
}
