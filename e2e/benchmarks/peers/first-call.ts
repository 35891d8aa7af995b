import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import { inTurns } from "../harness/in-turns.ts";
import { measureProcess, medianOf, type ProcessCost } from "../harness/measure-process.ts";
import { costRatio } from "../harness/measure-ways.ts";
import { contenders, type PeerContender, typescript5 } from "./contenders.ts";
import { peerDocuments } from "./documents.ts";
import { generateOnce } from "./generate-once.ts";
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
  for (const contender of contenders) await checkFirstCall(contender, museum.file);
  const candidates = contenders.map((contender) => [contender.name, () => costOf(contender, museum.file)]);
  const costs = await inTurns<ProcessCost>(Object.fromEntries(candidates), { rounds, warmUp: 0 });
  return contenders.map(({ name, configuration, firstCall }) => [
    name,
    ...[configuration?.text ?? "", firstCall].map((text) => String(linesOf(text))),
    ...(["seconds", "cpuSeconds"] as const).map((key) => medianOf(costs.get(name), key).toFixed(1)),
    costRatio(costs.get(name), costs.get(contenders[0]?.name ?? ""), "cpuSeconds").median.toFixed(2),
  ]);
}

/** A call that does not compile would be a fault of this benchmark: each is written for its generator. */
async function checkFirstCall(contender: PeerContender, spec: string): Promise<void> {
  await generateOnce(contender, spec, folderOf(contender));
  const project = await writeFirstCall(contender);
  await mustRun(process.execPath, [typescript5, "-p", project], { cwd: contender.work });
}

async function costOf(contender: PeerContender, spec: string): Promise<ProcessCost> {
  const folder = folderOf(contender);
  const at = { folder: contender.work };
  await rm(folder, { recursive: true, force: true });
  const env = contender.environment?.(spec, folder) ?? {};
  const generated = await measureProcess(contender.arguments(spec, folder), { ...at, env });
  const compiled = await measureProcess([typescript5, "-p", await writeFirstCall(contender)], at);
  return {
    seconds: generated.seconds + compiled.seconds,
    cpuSeconds: generated.cpuSeconds + compiled.cpuSeconds,
    megabytes: Math.max(generated.megabytes, compiled.megabytes),
    stdout: compiled.stdout,
  };
}

/** Writes the program beside the output, and gives its project. */
async function writeFirstCall(contender: PeerContender): Promise<string> {
  const folder = folderOf(contender);
  await writeFile(join(folder, "first-call.ts"), contender.firstCall);
  const project = join(folder, "tsconfig.json");
  await writeFile(project, JSON.stringify({ compilerOptions: OPTIONS, files: ["first-call.ts"] }));
  return project;
}

function folderOf({ work, name }: PeerContender): string {
  return join(work, `first-call-${name.replace(/\W+/g, "-")}`);
}

function linesOf(text: string): number {
  return text.split("\n").filter((line) => line.trim() !== "").length;
}
