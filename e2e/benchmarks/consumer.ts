import { mkdtempDisposable, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONSUMER_OPTIONS, runCompiler } from "../budgets/run-compiler.ts";
import { COMPILERS } from "../consumers/documents/compile/compile.ts";
import { repository } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";
import { writeFiles } from "../house/write-files.ts";
import { GITHUB } from "./harness/documents.ts";
import { CODEGEN } from "./harness/generators.ts";
import { measureWays } from "./harness/processes.ts";
import { printMachine } from "./harness/turns.ts";

// `pnpm bench:consumer`: ten calls of GitHub's document, by our client and by openapi-fetch over the same types, as
// TypeScript 5.9 and 7 check them. BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const PEER = "openapi-fetch";

/** The same ten calls by each client, over the same types. */
const PROGRAMS: Readonly<Record<string, string>> = {
  createClient: `import { createClient } from "./client/index.js";
const client = createClient({ baseUrl: "http://127.0.0.1:9" });
const path = { owner: "octocat", repo: "hello" };
export const results = await Promise.all([
  client.meta.root({}),
  client.gists.list({ per_page: 5 }),
  client.gists.get({ gist_id: "1" }),
  client.repos.get(path),
  client.issues.listForRepo({ ...path, state: "open" }),
  client.issues.create({ ...path, title: "A title" }),
  client.pulls.list(path),
  client.users.getByUsername({ username: "octocat" }),
  client.orgs.get({ org: "github" }),
  client.search.code({ q: "fetch" }),
]);
`,
  [PEER]: `import createClient from "openapi-fetch";
import type { paths } from "./types/index.js";
const client = createClient<paths>({ baseUrl: "http://127.0.0.1:9" });
const path = { owner: "octocat", repo: "hello" };
export const results = await Promise.all([
  client.GET("/"),
  client.GET("/gists", { params: { query: { per_page: 5 } } }),
  client.GET("/gists/{gist_id}", { params: { path: { gist_id: "1" } } }),
  client.GET("/repos/{owner}/{repo}", { params: { path } }),
  client.GET("/repos/{owner}/{repo}/issues", { params: { path, query: { state: "open" } } }),
  client.POST("/repos/{owner}/{repo}/issues", { params: { path }, body: { title: "A title" } }),
  client.GET("/repos/{owner}/{repo}/pulls", { params: { path } }),
  client.GET("/users/{username}", { params: { path: { username: "octocat" } } }),
  client.GET("/orgs/{org}", { params: { path: { org: "github" } } }),
  client.GET("/search/code", { params: { query: { q: "fetch" } } }),
]);
`,
};

await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-consumer-"));
const folder = temporary.path;
process.env.XDG_CACHE_HOME = folder; // caches of runs are removed with it
printMachine(`Medians of ${rounds} rounds in turns.`);
for (const place of await writeClients())
  for (const version of ["5.9", "7"] as const) {
    console.log(`TypeScript ${version}, ${place}`);
    console.table(await measurePrograms(join(folder, place), COMPILERS[version]));
  }

async function measurePrograms(place: string, compiler: string): Promise<Record<string, object>> {
  const ways = Object.keys(PROGRAMS).map((name) => [
    name,
    { arguments: [compiler, "-p", join(place, `${name}.json`)] },
  ]);
  const costs = await measureWays(Object.fromEntries(ways), { folder, rounds });
  const rows: Record<string, object> = {};
  for (const name of Object.keys(PROGRAMS))
    rows[name] = {
      instantiations: (await runCompiler(join(place, `${name}.ts`), place)).instantiations,
      "CPU s": costs.median(name, "cpuSeconds"),
      [`of ${PEER}`]: costs.ratio(name, PEER, "cpuSeconds"),
    };
  return rows;
}

/** Generates types and client as sources and as declarations, as a package has them, with programs beside both. */
async function writeClients(): Promise<readonly ["sources", "declarations"]> {
  const places = ["sources", "declarations"] as const;
  await symlink(join(repository, "e2e/node_modules"), join(folder, "node_modules"), "junction");
  const node = (...args: readonly string[]) => mustRun(process.execPath, args, { cwd: folder });
  await node(CODEGEN, "generate", "--spec", GITHUB.spec, "--out", "sources", "--only", "types,client");
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const emit = ["--declaration", "--emitDeclarationOnly", "--skipLibCheck", "--module", "NodeNext"];
  const entries = ["types/index.ts", "client/index.ts"].map((path) => join("sources", path));
  await node(COMPILERS["7"], ...emit, "--rootDir", "sources", "--outDir", "declarations", ...entries);
  const files = Object.entries(PROGRAMS).flatMap(([name, text]) => [
    [`${name}.ts`, text],
    [`${name}.json`, JSON.stringify({ compilerOptions: CONSUMER_OPTIONS, files: [`${name}.ts`] })],
  ]);
  for (const place of places) await writeFiles(join(folder, place), Object.fromEntries(files));
  return places;
}
