import type { Cell } from "../../run-cells.ts";
import { runtimes } from "../../runtimes/runtimes.ts";
import type { Project } from "../project.ts";

/** In each runtime: every entry point is imported and is what `require()` gives too, and the whole program runs. */
export function runtimeCells(project: () => Promise<Project>, program: () => Promise<string>): Cell[] {
  return Object.entries(runtimes).flatMap(([variant, runtime]) => {
    const runFile = async (file: string): Promise<string> =>
      (await (await project()).run(["npx", "-y", ...runtime, file])).trim();
    return [
      { check: "import", variant, run: () => runFile("import-all.mjs") },
      { check: "require()", variant, run: () => runFile("require-all.cjs") },
      {
        check: "run a program of all packages",
        variant,
        run: async () => `${(await runFile(await program())).split("works ").length - 1} parts work`,
      },
    ];
  });
}
