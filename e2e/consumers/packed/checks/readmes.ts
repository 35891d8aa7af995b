import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publishedFolders, readText } from "../../../house/repository.ts";
import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { cacheEnvironment } from "../package-managers.ts";
import { createProject, runAsConsumer } from "../project.ts";

/** Each README as it is followed in an empty folder: the install commands above its first program, then the program. */
export function readmeCells(stage: Stage): Cell[] {
  return ["README.md", ...publishedFolders.map((folder) => `${folder}/README.md`)].map((document) => ({
    check: "first program of",
    variant: document,
    run: async () => {
      const [, before = "", language = "", program = ""] =
        /^([\s\S]*?)^```(ts|js)(?: run)?\n([\s\S]*?)^```$/m.exec(readText(document)) ?? [];
      const commands = [...before.matchAll(/^ {4}(npm install .*)$/gm)].map(([, command = ""]) => command);
      if (program === "" || commands.length === 0) throw new Error("It has no program below `npm install`.");
      const cwd = await createProject(stage, { name: `pasted/${document.replace(/\.md$/, "")}`, files: {} });
      const env = cacheEnvironment(stage);
      for (const command of commands) await runAsConsumer(["sh", "-c", command], { cwd, env });
      await writeFile(join(cwd, `program.m${language}`), program);
      await runAsConsumer([process.execPath, `program.m${language}`], { cwd }); // a Node that reads types
      return "runs as pasted";
    },
  }));
}
