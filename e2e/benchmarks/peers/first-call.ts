import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { MUSEUM } from "../harness/documents.ts";
import {
  folderOf,
  type Generator,
  generateOnce,
  generators,
  heyApi,
  ours,
  typescript5,
  wayOf,
} from "../harness/generators.ts";
import { measureWays } from "../harness/processes.ts";
import { ADAPTERS } from "./adapters.ts";
import { RESOLUTION } from "./measure-output.ts";

const OPTIONS = {
  ...RESOLUTION,
  strict: true,
  target: "ES2022",
  lib: ["ES2022", "DOM", "DOM.Iterable"],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** Generates the museum and compiles one call of it with each generator, in turns; a row of the table for each. */
export async function measureFirstCalls(rounds: number): Promise<string[][]> {
  const programs = await Promise.all(generators.map(writeFirstCall));
  const generating = generators.map((generator, index) => [
    `generate ${generator.name}`,
    wayOf(generator, MUSEUM.file, programs[index]?.output),
  ]);
  const compiling = generators.map(({ name }, index) => [
    `compile ${name}`,
    { arguments: programs[index]?.compile ?? [] },
  ]);
  const ways = Object.fromEntries([...generating, ...compiling]);
  const costs = await measureWays(ways, { folder: heyApi.work, rounds });
  const sum = (name: string, key: "seconds" | "cpuSeconds"): number =>
    costs.median(`generate ${name}`, key) + costs.median(`compile ${name}`, key);
  return generators.map(({ name, configuration = "" }) => [
    name,
    ...[configuration, ADAPTERS[name]?.firstCall ?? ""].map((text) => String(linesOf(text))),
    ...[sum(name, "seconds"), sum(name, "cpuSeconds")].map((seconds) => seconds.toFixed(1)),
    (sum(name, "cpuSeconds") / sum(ours.name, "cpuSeconds")).toFixed(2),
  ]);
}

/** Writes a program beside the output, and compiles it once: a call that does not compile is a fault of this benchmark. */
async function writeFirstCall(
  generator: Generator,
): Promise<{ readonly output: string; readonly compile: readonly string[] }> {
  const folder = folderOf(generator, "first-call");
  const [output, project] = [join(folder, "out"), join(folder, "tsconfig.json")];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "first-call.ts"), ADAPTERS[generator.name]?.firstCall ?? "");
  await writeFile(project, JSON.stringify({ compilerOptions: OPTIONS, files: ["first-call.ts"] }));
  await generateOnce(generator, MUSEUM.file, output);
  const compile = [typescript5, "-p", project];
  await mustRun(process.execPath, compile, { cwd: folder });
  return { output, compile };
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
