import { join } from "node:path";
import { generateDocument, transpile } from "../../consumers/documents/compile/generate-document.ts";
import { mustRun } from "../../house/run.ts";
import { gzipOf } from "../harness/bundle.ts";
import type { MeasuredDocument } from "./documents.ts";
import { generateByPeer, type Peer } from "./peers.ts";

/** What the output of one generator for one document weighs. */
export interface OutputCost {
  readonly generator: string;
  readonly oneSchemaBytes: number;
  readonly allBytes: number;
  /** CPU time of importing everything, zod included. */
  readonly importMs: number;
}

/** Measures our output for a document, schemas and operations, and that of the peers that accept it. */
export async function measureOutput(
  document: MeasuredDocument,
  peers: readonly Peer[],
): Promise<OutputCost[]> {
  const folder = join(import.meta.dirname, ".work-output", document.name);
  const { exitCode, stderr } = await generateDocument({ spec: document.spec, folder, only: ["zod"] });
  if (exitCode !== 0) throw new Error(stderr);
  await transpile(folder);
  const modules = new Map([
    ["ours", join(folder, "zod/exact/index.js")],
    ["ours, operations", join(folder, "zod/operations/index.js")], // these load the schemas in both readings
  ]);
  for (const peer of peers) {
    const module = await generateByPeer(peer, { spec: document.spec, document: document.name });
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
