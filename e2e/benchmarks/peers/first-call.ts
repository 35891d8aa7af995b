import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { type Generator, generateOnce, generators, typescript5 } from "../harness/generators.ts";
import { inTurns } from "../harness/in-turns.ts";
import { measureProcess, medianOf, type ProcessCost } from "../harness/measure-process.ts";
import { costRatio } from "../harness/measure-ways.ts";
import { ADAPTERS } from "./abilities/adapters.ts";
import { peerDocuments } from "./documents.ts";
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
  const [museum] = peerDocuments();
  if (museum === undefined || "missing" in museum) return [];
  for (const generator of generators) await checkFirstCall(generator, museum.file);
  const candidates = generators.map((generator) => [generator.name, () => costOf(generator, museum.file)]);
  const costs = await inTurns<ProcessCost>(Object.fromEntries(candidates), { rounds, warmUp: 0 });
  return generators.map(({ name, configuration }) => [
    name,
    ...[configuration?.text ?? "", ADAPTERS[name]?.firstCall ?? ""].map((text) => String(linesOf(text))),
    ...(["seconds", "cpuSeconds"] as const).map((key) => medianOf(costs.get(name), key).toFixed(1)),
    costRatio(costs.get(name), costs.get(generators[0]?.name ?? ""), "cpuSeconds").median.toFixed(2),
  ]);
}

/** A call that does not compile would be a fault of this benchmark: each is written for its generator. */
async function checkFirstCall(generator: Generator, spec: string): Promise<void> {
  await generateOnce(generator, spec, folderOf(generator));
  const project = await writeFirstCall(generator);
  await mustRun(process.execPath, [typescript5, "-p", project], { cwd: generator.work });
}

async function costOf(generator: Generator, spec: string): Promise<ProcessCost> {
  const folder = folderOf(generator);
  const at = { folder: generator.work };
  await rm(folder, { recursive: true, force: true });
  const env = generator.environment?.(spec, folder) ?? {};
  const generated = await measureProcess(generator.arguments(spec, folder), { ...at, env });
  const compiled = await measureProcess([typescript5, "-p", await writeFirstCall(generator)], at);
  return {
    seconds: generated.seconds + compiled.seconds,
    cpuSeconds: generated.cpuSeconds + compiled.cpuSeconds,
    megabytes: Math.max(generated.megabytes, compiled.megabytes),
    stdout: compiled.stdout,
  };
}

/** Writes the program beside the output, and gives its project. */
async function writeFirstCall(generator: Generator): Promise<string> {
  const folder = folderOf(generator);
  await writeFile(join(folder, "first-call.ts"), ADAPTERS[generator.name]?.firstCall ?? "");
  const project = join(folder, "tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions: OPTIONS, files: ["first-call.ts"] }));
  return project;
}

function folderOf({ work, name }: Generator): string {
  return join(work, `first-call-${name.replace(/\W+/g, "-")}`);
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
