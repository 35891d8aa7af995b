import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { build } from "esbuild";
import { parse } from "yaml";
import { repository } from "../../../house/repository.ts";
import { mustRun, run } from "../../../house/run.ts";
import { packPackage } from "../../../publishing/pack.ts";
import { installPackages } from "../../harness/install-packages.ts";
import { MOCK_CASES, type PetMocks } from "./mocks.ts";
import { type OnClient, PEERS, VERSIONS } from "./peers.ts";
import { type PetQueries, QUERY_CASES } from "./queries.ts";

const CODEGEN = join(repository, "generators/dist/cli/main.js");
const FRAMEWORKS = /react|vue|svelte|solid|angular/;
const TYPED = "a nested override of a wrong type does not compile";
const NEUTRAL = "the output runs without a framework";

/** Those that a table compares, and the titles of its rows. */
export const ON_CLIENT = {
  queries: { peers: PEERS.filter(({ queries }) => queries), rows: [...Object.keys(QUERY_CASES), NEUTRAL] },
  mocks: { peers: PEERS.filter(({ mocks }) => mocks), rows: [...Object.keys(MOCK_CASES), TYPED] },
} as const;

/** Generates queries and mocks with each, and tries them; the rows of each table. */
export async function measureOnClient(): Promise<Record<keyof typeof ON_CLIENT, string[][]>> {
  const home = await mkdtemp(join(tmpdir(), "bench-on-client-"));
  try {
    const { tarball } = await packPackage("packages/runtime", home);
    await installPackages(home, { ...VERSIONS, "@crossborder/runtime": `file:${tarball}` });
    const measured: Cells[] = []; // one after the other: each replaces `fetch`
    for (const [index, peer] of PEERS.entries())
      measured.push(await measurePeer(peer, join(home, `peer-${index}`)));
    const rowsOf = (key: keyof typeof ON_CLIENT): string[][] =>
      ON_CLIENT[key].rows.map((title, row) => [
        title,
        ...measured.flatMap((cells) => cells[key]?.[row] ?? []),
      ]);
    return { queries: rowsOf("queries"), mocks: rowsOf("mocks") };
  } finally {
    await rm(home, { recursive: true });
  }
}

type Cells = Partial<Record<keyof typeof ON_CLIENT, readonly string[]>>;

async function measurePeer(peer: OnClient, folder: string): Promise<Cells> {
  await mkdir(folder);
  const document: { components: object } = parse(
    readFileSync(join(import.meta.dirname, "pet-shop.yaml"), "utf8"),
  );
  await writeFile(join(folder, "pets.json"), JSON.stringify(document));
  if (peer.configuration) await writeFile(join(folder, "peer.config.mjs"), peer.configuration);
  const program = peer.generate.map((word) => (word === "CODEGEN" ? CODEGEN : word));
  await mustRun(process.execPath, program, { cwd: folder, env: { DO_NOT_TRACK: "1" } });
  return { ...(await queriesOf(peer, folder)), ...(await mocksOf(peer, folder, document)) };
}

async function queriesOf({ queries }: OnClient, folder: string): Promise<Cells> {
  if (queries === undefined) return {};
  const { module, packages } = await bundled<PetQueries>(folder, "queries", queries);
  const cells: string[] = [];
  for (const tried of Object.values(QUERY_CASES)) cells.push(cellOf(await tried(module)));
  return { queries: [...cells, cellOf(!packages.some((name) => FRAMEWORKS.test(name)))] };
}

async function mocksOf(
  { mocks, override }: OnClient,
  folder: string,
  { components }: { components: object },
): Promise<Cells> {
  if (mocks === undefined) return {};
  const { module } = await bundled<PetMocks>(folder, "mocks", mocks);
  const ajv = addFormats.default(new Ajv2020({ strict: false }));
  const isValid = ajv.compile({ components, $ref: "#/components/schemas/Pet" });
  const cells: string[] = [];
  for (const tried of Object.values(MOCK_CASES)) cells.push(cellOf(await tried(module, isValid)));
  return { mocks: [...cells, cellOf(override !== undefined && (await isTyped(folder, mocks, override)))] };
}

/** True where a city that is a number does not compile, and one that is a text does. */
async function isTyped(folder: string, mocks: string, override: string): Promise<boolean> {
  const imports = mocks.split("\n").filter((line) => line.startsWith("import "));
  const program = [
    ...imports,
    `{ const city = "Rome"; ${override} }`,
    "// @ts-expect-error",
    `{ const city = 5; ${override} }`,
  ];
  await writeFile(join(folder, "typed.ts"), program.join("\n"));
  const flags = ["--noEmit", "--strict", "--skipLibCheck", "--target", "ES2022"];
  const resolution = ["--module", "ESNext", "--moduleResolution", "bundler"];
  const tsc = join(folder, "../node_modules/typescript/bin/tsc");
  return (
    (await run(process.execPath, [tsc, ...flags, ...resolution, "typed.ts"], { cwd: folder })).exitCode === 0
  );
}

function cellOf(result: boolean | string): string {
  return typeof result === "string" ? result : result ? "yes" : "no";
}

/** A program with the output that it imports, and the packages that they import. */
async function bundled<Module>(folder: string, name: string, text: string) {
  const [entry, outfile] = [join(folder, `${name}.ts`), join(folder, `${name}.mjs`)];
  await writeFile(entry, text);
  const options = { bundle: true, packages: "external", format: "esm", logLevel: "silent" } as const;
  const { metafile } = await build({ entryPoints: [entry], outfile, metafile: true, ...options });
  const module: Module = await import(pathToFileURL(outfile).href);
  const packages = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
  return { module, packages };
}
