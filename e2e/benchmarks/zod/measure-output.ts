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

/** Measures our output for a document, and that of the peers that accept it. */
export async function measureOutput(
  document: MeasuredDocument,
  peers: readonly Peer[],
): Promise<OutputCost[]> {
  const costs = await measureOurs(document);
  for (const peer of peers) {
    const module = await generateByPeer(peer, { spec: document.spec, document: document.name });
    if (module) costs.push(await costOf({ document, generator: peer.name, all: module, one: module }));
  }
  return costs;
}

/** Our component schemas, and then the validators of operations, which load those in both readings. */
async function measureOurs(document: MeasuredDocument): Promise<OutputCost[]> {
  const folder = join(import.meta.dirname, ".work-output", document.name);
  const { exitCode, stderr } = await generateDocument({ spec: document.spec, folder, only: ["zod"] });
  if (exitCode !== 0) throw new Error(stderr);
  await transpile(folder);
  return [
    await measureModule(document, { generator: "ours", module: join(folder, "zod/exact") }),
    await measureModule(document, { generator: "ours, operations", module: join(folder, "zod/operations") }),
  ];
}

async function measureModule(
  document: MeasuredDocument,
  { generator, module }: { readonly generator: string; readonly module: string },
): Promise<OutputCost> {
  const all = join(module, "index.js");
  return costOf({ document, generator, all, one: all });
}

interface Output {
  readonly document: MeasuredDocument;
  readonly generator: string;
  /** The modules to import everything from, and one schema from. */
  readonly all: string;
  readonly one: string;
}

async function costOf({ document, generator, all, one }: Output): Promise<OutputCost> {
  const name = document.one[generator] ?? "";
  return {
    generator,
    oneSchemaBytes: await gzipOf(`export { ${name} } from ${JSON.stringify(one)};`, import.meta.dirname),
    allBytes: await gzipOf(`export * from ${JSON.stringify(all)};`, import.meta.dirname),
    importMs: await cpuOfImport(all),
  };
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
