import { mkdir, mkdtempDisposable, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { CONSUMER_OPTIONS } from "../budgets/run-compiler.ts";
import { repository } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";
import { GITHUB } from "./harness/documents.ts";
import { ours } from "./harness/generators.ts";
import { measureWays } from "./harness/processes.ts";
import { printMachine } from "./harness/turns.ts";

// `pnpm bench:consumer`: ten calls of GitHub's document, by our client and by openapi-fetch over the same types, as
// TypeScript 5.9 and 7 check them. BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 3);
const compilerOf = (name: string): string =>
  fileURLToPath(new URL("bin/tsc", import.meta.resolve(`${name}/package.json`)));
const COMPILERS = { "TypeScript 5.9": compilerOf("typescript5"), "TypeScript 7": compilerOf("typescript") };
const PEER = "openapi-fetch";

/** Calls by group, method and input, and the same by path. */
const CALLS = [
  ["meta", "root", "{}", 'GET("/")'],
  ["gists", "list", "{ per_page: 5 }", 'GET("/gists", { params: { query: { per_page: 5 } } })'],
  ["gists", "get", '{ gist_id: "1" }', 'GET("/gists/{gist_id}", { params: { path: { gist_id: "1" } } })'],
  ["repos", "get", "path", 'GET("/repos/{owner}/{repo}", { params: { path } })'],
  [
    ...["issues", "listForRepo", '{ ...path, state: "open" }'],
    'GET("/repos/{owner}/{repo}/issues", { params: { path, query: { state: "open" } } })',
  ],
  [
    ...["issues", "create", '{ ...path, title: "A title" }'],
    'POST("/repos/{owner}/{repo}/issues", { params: { path }, body: { title: "A title" } })',
  ],
  ["pulls", "list", "path", 'GET("/repos/{owner}/{repo}/pulls", { params: { path } })'],
  [
    ...["users", "getByUsername", '{ username: "octocat" }'],
    'GET("/users/{username}", { params: { path: { username: "octocat" } } })',
  ],
  ["orgs", "get", '{ org: "github" }', 'GET("/orgs/{org}", { params: { path: { org: "github" } } })'],
  ["search", "code", '{ q: "fetch" }', 'GET("/search/code", { params: { query: { q: "fetch" } } })'],
] as const;

const OPTIONS = '({ baseUrl: "http://127.0.0.1:9" })';

/** Programs with ten calls, by the client that makes them. All have the same types. */
const PROGRAMS: Readonly<Record<string, string>> = {
  createClient: tenCalls(
    `import { createClient } from "./client/index.js";
const client = createClient${OPTIONS};`,
    CALLS.map(([group, method, input]) => `client.${group}.${method}(${input})`),
  ),
  "operations one by one": tenCalls(
    `import { createClientCore } from "@crossborder/runtime/client";
${CALLS.map(([group, method]) => `import { ${operationOf(group, method)} } from "./client/operations/${group}.js";`).join("\n")}
const core = createClientCore${OPTIONS};`,
    CALLS.map(([group, method, input]) => `core.call(${operationOf(group, method)}, ${input})`),
  ),
  [PEER]: tenCalls(
    `import createClient from "openapi-fetch";
import type { paths } from "./types/index.js";
const client = createClient<paths>${OPTIONS};`,
    CALLS.map(([, , , call]) => `client.${call}`),
  ),
};

await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-consumer-"));
const folder = temporary.path;
process.env.XDG_CACHE_HOME = folder; // what runs remember goes with it
printMachine(`Medians of ${rounds} rounds in turns.`);
for (const [kind, place] of Object.entries(await writeClients()))
  for (const [compiler, program] of Object.entries(COMPILERS)) {
    console.log(`${compiler}, ${kind}`);
    console.table(await measurePrograms(place, program));
  }

async function measurePrograms(place: string, compiler: string): Promise<Record<string, object>> {
  const ways = Object.keys(PROGRAMS).map((name) => [
    name,
    { arguments: [compiler, "-p", join(place, `${name}.json`)] },
  ]);
  const costs = await measureWays(Object.fromEntries(ways), { folder, rounds });
  const rows: Record<string, object> = {};
  for (const name of Object.keys(PROGRAMS)) {
    const diagnostics = [compiler, "-p", join(place, `${name}.json`), "--extendedDiagnostics"];
    const output = await mustRun(process.execPath, diagnostics, { cwd: folder });
    rows[name] = {
      instantiations: Number(/^Instantiations:\s+(\d+)/m.exec(output)?.[1]),
      "CPU s": costs.median(name, "cpuSeconds"),
      [`of ${PEER}`]: costs.ratio(name, PEER, "cpuSeconds"),
    };
  }
  return rows;
}

/** Generates types and client as sources and as declarations, as a package has them, with programs beside both. */
async function writeClients(): Promise<Record<"sources" | "declarations", string>> {
  const places = { sources: join(folder, "sources"), declarations: join(folder, "declarations") };
  await linkPackages();
  const node = (args: readonly string[]) => mustRun(process.execPath, args, { cwd: folder });
  await node([...ours.arguments(GITHUB.file, places.sources), "--only", "types,client"]);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const emit = ["--declaration", "--emitDeclarationOnly", "--skipLibCheck", "--module", "NodeNext"];
  const entries = ["types/index.ts", "client/index.ts", "client/operations/index.ts"];
  const sources = entries.map((path) => join(places.sources, path));
  await node([COMPILERS["TypeScript 7"], ...emit, "--outDir", places.declarations, ...sources]);
  for (const place of Object.values(places))
    for (const [name, text] of Object.entries(PROGRAMS)) {
      await writeFile(join(place, `${name}.ts`), text);
      const options = { compilerOptions: CONSUMER_OPTIONS, files: [`${name}.ts`] };
      await writeFile(join(place, `${name}.json`), JSON.stringify(options));
    }
  return places;
}

/** Links the packages that generated code imports. */
async function linkPackages(): Promise<void> {
  const fetch = dirname(fileURLToPath(import.meta.resolve("openapi-fetch/package.json")));
  await mkdir(join(folder, "node_modules/@crossborder"), { recursive: true });
  await symlink(join(repository, "packages/runtime"), join(folder, "node_modules/@crossborder/runtime"));
  await symlink(fetch, join(folder, "node_modules/openapi-fetch"));
}

function operationOf(group: string, method: string): string {
  return `${group}${method.charAt(0).toUpperCase()}${method.slice(1)}`;
}

function tenCalls(start: string, calls: readonly string[]): string {
  return `${start}
const path = { owner: "octocat", repo: "hello" };
export const results = await Promise.all([
${calls.map((call) => `  ${call},`).join("\n")}
]);
`;
}
