import { rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { gzipBytes } from "../../budgets/measure-gzip.ts";
import { generateDocument, transpile } from "../../consumers/documents/compile/generate-document.ts";
import { mustRun } from "../../house/run.ts";
import { DESCRIPTION, GITHUB, OPENAI, presentDocuments } from "../harness/documents.ts";
import { folderOf, type Generator, generateOnce, heyApi, orval } from "../harness/generators.ts";
import { round } from "../harness/turns.ts";
import { ADAPTERS } from "../peers/adapters.ts";

const OURS = { name: "ours", file: DESCRIPTION };

/** "One schema" of each document: a flat one or one operation, under the name that each generator gives it. */
const ONE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [OURS.name]: {
    ours: "Quote",
    "ours, operations": "quotesCreate",
    "@hey-api/openapi-ts": "zQuote",
    orval: "QuotesCreateBody",
  },
  [OPENAI.name]: {
    ours: "CompletionUsage",
    "ours, operations": "createEmbedding",
    "@hey-api/openapi-ts": "zCompletionUsage",
    orval: "CreateEmbeddingBody",
  },
  [GITHUB.name]: {
    ours: "SimpleUser",
    "ours, operations": "metaRoot",
    "@hey-api/openapi-ts": "zSimpleUser",
    orval: "MetaRootResponse",
  },
};

/** Prints bundles and imports of validators: schemas and operations of ours, and those of others that accept a document. */
export async function measureOutputs(wantsLargest: boolean): Promise<void> {
  const zod = await cpuOfImport("zod");
  for (const { name, file } of presentDocuments([OURS, OPENAI, ...(wantsLargest ? [GITHUB] : [])])) {
    const folder = join(import.meta.dirname, ".work-output");
    const rows: Record<string, object> = {};
    for (const [generator, module] of await modulesOf(file, folder)) {
      const importMs = await cpuOfImport(module);
      rows[generator] = {
        "one schema, gzip kB": round((await gzipBytes(module, [ONE[name]?.[generator] ?? ""])) / 1000),
        "all, gzip kB": round((await gzipBytes(module)) / 1000),
        "import, CPU ms": round(importMs),
        [`of zod's ${zod.toFixed(0)} ms`]: round(importMs / zod),
      };
    }
    console.log(name);
    console.table(rows);
    await rm(folder, { recursive: true });
  }
}

async function modulesOf(spec: string, folder: string): Promise<ReadonlyMap<string, string>> {
  const { exitCode, stderr } = await generateDocument({ spec, folder, only: ["zod"] });
  if (exitCode !== 0) throw new Error(stderr);
  await transpile(folder);
  const modules = new Map([
    ["ours", join(folder, "zod/request/index.js")],
    ["ours, operations", join(folder, "zod/operations/index.js")], // these load the schemas in both readings
  ]);
  for (const peer of [heyApi, orval]) {
    const module = await moduleOf(peer, spec);
    if (module !== undefined) modules.set(peer.name, module);
  }
  return modules;
}

/** The validators of another generator as one JavaScript module; undefined where it rejects the document. */
async function moduleOf(generator: Generator, spec: string): Promise<string | undefined> {
  const folder = folderOf(generator, "validators");
  const { exitCode } = await generateOnce(generator, spec, folder);
  if (exitCode !== 0) return undefined;
  const outfile = join(folder, "validators.js");
  const entry = join(folder, ADAPTERS[generator.name]?.validators ?? "");
  await build({ entryPoints: [entry], outfile, format: "esm" });
  return outfile;
}

const RUNS = 5;

/** The best of some runs of a process that imports a module, zod included: what others do meanwhile only adds. */
async function cpuOfImport(module: string): Promise<number> {
  const script = `const before = process.cpuUsage();
await import(${JSON.stringify(module)});
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;
  const times: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    const args = ["--input-type=module", "--eval", script];
    times.push(Number(await mustRun(process.execPath, args, { cwd: import.meta.dirname })));
  }
  return Math.min(...times);
}
