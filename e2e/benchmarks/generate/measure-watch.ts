import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArguments } from "../../../generators/cli/arguments.ts";
import type { CommandParts } from "../../../generators/cli/commands/command.ts";
import { generateOnce } from "../../../generators/cli/commands/generate.ts";
import { isObject, type JsonObject } from "../../../generators/core/json.ts";
import type { RunMemory } from "../../../generators/core/run/run-memory.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What generating again costs in a process that has generated before, after an edit of one schema. */
export interface WatchCost {
  readonly milliseconds: Spread;
  readonly cpuMilliseconds: Spread;
}

interface WatchParts {
  readonly spec: string;
  readonly folder: string;
  /** Key of the component that is edited. */
  readonly schema: string;
  readonly count: number;
}

/** What `--watch` does with each edit: a property more in one component. With `memory`, and as if each run were the first. */
export async function measureWatch(
  { spec, folder, schema, count }: WatchParts,
  memory: RunMemory | undefined,
): Promise<WatchCost> {
  const workingDirectory = join(folder, memory ? "watch" : "watch-without-memory");
  await mkdir(workingDirectory, { recursive: true });
  const text = await readFile(spec, "utf8");
  const costs: { readonly wall: number; readonly cpu: number }[] = [];
  for (let run = -1; run <= count; run++) {
    await writeFile(join(workingDirectory, "openapi.json"), run < 0 ? text : edited(text, schema, run));
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    await generate(workingDirectory, memory);
    const { user, system } = process.cpuUsage(cpu);
    if (run > 0) costs.push({ wall: performance.now() - start, cpu: (user + system) / 1000 });
  }
  return {
    milliseconds: spreadOf(costs.map(({ wall }) => wall)),
    cpuMilliseconds: spreadOf(costs.map(({ cpu }) => cpu)),
  };
}

function edited(text: string, name: string, run: number): string {
  const document: { readonly components: { readonly schemas: Record<string, JsonObject> } } =
    JSON.parse(text);
  const { schemas } = document.components;
  const schema = schemas[name];
  if (schema === undefined) throw new Error(`The document has no schema "${name}".`);
  const properties = { ...(isObject(schema.properties) ? schema.properties : {}), [`edit_${run}`]: {} };
  schemas[name] = { ...schema, properties };
  return JSON.stringify(document, null, 2);
}

async function generate(workingDirectory: string, memory: RunMemory | undefined): Promise<void> {
  const stream = { write: () => {} };
  const parts: CommandParts = {
    args: [],
    arguments: parseArguments(["generate", "--spec", "openapi.json", "--out", "out"]),
    loaded: undefined,
    workingDirectory,
    environment: process.env,
    stdout: stream,
    stderr: stream,
    ask: undefined,
    report: async () => {},
  };
  const { exitCode } = await generateOnce(parts, parts, memory);
  if (exitCode !== 0) throw new Error(`Generating in ${workingDirectory} ended with ${exitCode}.`);
}
