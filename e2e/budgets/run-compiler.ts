import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";

/** Figures of the compiler about one run over one file. */
export interface CompilerRun {
  readonly instantiations: number;
  /** Every file that was read, the compiler's own libraries included. */
  readonly files: readonly string[];
}

/** Compiler options of a consumer's project. */
export const CONSUMER_OPTIONS = {
  strict: true,
  module: "NodeNext",
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  types: [],
  skipLibCheck: true,
  noEmit: true,
};

/** Runs `tsc` over a file as a project of somebody else would, with `folder` as a place for the project's settings. */
export async function runCompiler(file: string, folder: string): Promise<CompilerRun> {
  const project = join(folder, "tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions: CONSUMER_OPTIONS, files: [file] }));
  const output = await mustRun(
    join(repository, "node_modules/.bin/tsc"),
    ["-p", project, "--extendedDiagnostics", "--listFiles", "--singleThreaded"],
    { cwd: folder },
  );
  const instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1]);
  if (Number.isNaN(instantiations)) throw new Error("The compiler says nothing of instantiations.");
  return { instantiations, files: output.split("\n").filter((line) => /\.[cm]?ts$/.test(line)) };
}
