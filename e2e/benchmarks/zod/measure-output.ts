import { join } from "node:path";
import { build } from "esbuild";
import { generateDocument, transpile } from "../../consumers/documents/compile/generate-document.ts";
import { mustRun } from "../../house/run.ts";
import { gzipOf } from "../harness/bundle.ts";
import { type Generator, generateOnce, heyApi, orval } from "../harness/generators.ts";
import { ADAPTERS } from "../peers/abilities/adapters.ts";
import type { MeasuredDocument } from "./documents.ts";

/** What the output of one generator for one document weighs. */
export interface OutputCost {
  readonly generator: string;
  readonly oneSchemaBytes: number;
  readonly allBytes: number;
  /** CPU time of importing everything, zod included. */
  readonly importMs: number;
}

/** Measures our output for a document, schemas and operations, and that of the peers that accept it. */
export async function measureOutput(document: MeasuredDocument): Promise<OutputCost[]> {
  const folder = join(import.meta.dirname, ".work-output", document.name);
  const { exitCode, stderr } = await generateDocument({ spec: document.spec, folder, only: ["zod"] });
  if (exitCode !== 0) throw new Error(stderr);
  await transpile(folder);
  const modules = new Map([
    ["ours", join(folder, "zod/exact/index.js")],
    ["ours, operations", join(folder, "zod/operations/index.js")], // these load the schemas in both readings
  ]);
  for (const peer of [heyApi, orval]) {
    const module = await moduleOf(peer, document);
    if (module !== undefined) modules.set(peer.name, module);
  }
  const costs: OutputCost[] = [];
  for (const [generator, module] of modules) {
    const from = JSON.stringify(module);
    costs.push({
      generator,
      oneSchemaBytes: await gzipOf(
        `export { ${document.one[generator]} } from ${from};`,
        import.meta.dirname,
      ),
      allBytes: await gzipOf(`export * from ${from};`, import.meta.dirname),
      importMs: await cpuOfImport(module),
    });
  }
  return costs;
}

/** The validators of another generator as one JavaScript module; undefined where it rejects the document. */
async function moduleOf(generator: Generator, { name, spec }: MeasuredDocument): Promise<string | undefined> {
  const folder = join(generator.work, `${name}-${generator.name.replace(/\W+/g, "-")}`);
  const { exitCode } = await generateOnce(generator, spec, folder);
  if (exitCode !== 0) return undefined;
  const outfile = join(folder, "validators.js");
  const entry = join(folder, ADAPTERS[generator.name]?.validators ?? "");
  await build({ entryPoints: [entry], outfile, format: "esm" });
  return outfile;
}

const RUNS = 5;

/** The best of some runs of a process that imports a module and nothing else: what others do meanwhile only adds. */
export async function cpuOfImport(module: string): Promise<number> {
  const script = `const before = process.cpuUsage();
await import(${JSON.stringify(module)});
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;
  const times: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    const output = await mustRun(process.execPath, ["--input-type=module", "--eval", script], {
      cwd: import.meta.dirname,
    });
    times.push(Number(output));
  }
  return Math.min(...times);
}
