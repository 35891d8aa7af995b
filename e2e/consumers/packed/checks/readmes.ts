import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { publishedFolders, readText } from "../../../house/repository.ts";
import type { Stage } from "../../../publishing/stage.ts";
import type { Cell } from "../../run-cells.ts";
import { createProject } from "../project.ts";

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
      const { folder, run } = await createProject(stage, `pasted/${document.replace(/\.md$/, "")}`);
      for (const command of commands) await run(["sh", "-c", command]);
      await writeFile(join(folder, `program.m${language}`), program);
      await run([process.execPath, `program.m${language}`]); // a Node that reads types
      return "runs as pasted";
    },
  }));
}
