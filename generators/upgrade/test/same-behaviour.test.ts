import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ts } from "ts-morph";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";
import { client } from "../../client/index.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { sampleOf } from "../../core/model/example/sample-of.ts";
import { memoryReader, modelOf } from "../../core/model/test/model-of.ts";
import { MANIFEST } from "../../core/output/manifest.ts";
import { runGenerators } from "../../core/run/run-generators.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { TEST_OPTIONS } from "../../diff/test/changes-between.ts";
import { errors } from "../../errors/index.ts";
import type { GeneratedFiles, Side } from "../../impact/index.ts";
import { openProjects } from "../../impact/index.ts";
import { SHOP_BASE } from "../../impact/test/shop.ts";
import { OPTIONS } from "../../test/combine/compile-together.ts";
import { contextIn } from "../../test/combine/context-in.ts";
import { types } from "../../types/index.ts";
import { findUpgrade } from "../index.ts";
import { applyEdits } from "../text-edits.ts";
import { RENAMED_SHOP } from "./renamed-shop.ts";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const DOCUMENTS: Readonly<Record<Side, string>> = { base: SHOP_BASE, revision: RENAMED_SHOP };

const CONSUMER = `import { isApiError } from "@crossborder/runtime/client";
import { createClient } from "./api/client/index.js";
import { ordersCreate } from "./api/client/operations/orders.js";
import type { Order } from "./api/types/index.js";

const told = ({ id, note, status }: Order) => [id, note.length, status === "new" ? "not paid yet" : status];

export async function run(fetch: typeof globalThis.fetch): Promise<unknown[]> {
  const client = createClient({ fetch, retry: { maxAttempts: 1 } });
  const { orders } = client;
  const placed = await orders.create({ item: "book", count: 2 });
  const listed = await orders.list({ limit: 5 });
  await client.orders.cancel({ id: placed.id });
  const { response } = await client.fetchClient.DELETE("/orders/{id}", { params: { path: { id: "gone" } } });
  const fault = await orders.cancel({ id: "gone" }).catch((error: unknown) => isApiError(error, "ORDER_GONE"));
  return [ordersCreate.method, told(placed), listed.map(told), response.status, fault];
}
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "behaviour-"));
  await mkdir(join(folder, "node_modules/@crossborder"), { recursive: true });
  const modules = {
    "@crossborder/runtime": "packages/runtime",
    "openapi-fetch": "packages/client/node_modules/openapi-fetch",
  };
  for (const [name, target] of Object.entries(modules))
    await symlink(join(repository, target), join(folder, "node_modules", name));
});
afterAll(() => rm(folder, { recursive: true }));

async function generated(text: string): Promise<GeneratedFiles> {
  const { results } = await runGenerators("file:///memory/openapi.yaml", {
    reader: memoryReader({ "openapi.yaml": text }),
    generators: [types(), errors(), client()],
    contextOf: () => contextIn("api"),
    source: "openapi.yaml",
  });
  return new Map(results.map(({ generator, files }) => [generator, files]));
}

function modelIn(text: string): Promise<ApiModel> {
  return modelOf(parse(text));
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}

/** A service that rejects undescribed requests of a version, and responds with its samples. */
function serviceOf({ operations }: ApiModel, goneCode: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const path = decodeURIComponent(new URL(request.url).pathname);
    const operation = operations.find(
      (one) =>
        one.httpMethod.toUpperCase() === request.method &&
        new RegExp(`^${one.path.replaceAll(/\{[^}]*\}/g, "[^/]+")}$`).test(path),
    );
    if (path.endsWith("/gone")) return Response.json({ code: goneCode }, { status: 404 });
    const sent = operation?.requestBody?.content[0]?.schema;
    if (!operation || (sent && !accepts(sent, await request.json())))
      return new Response(null, { status: 500 });
    const schema = operation.responses[0]?.content[0]?.schema;
    const value = schema && sampleOf(schema, { direction: "response", seed: 0, members: "required" });
    return value === undefined ? new Response(null, { status: 204 }) : Response.json(value);
  };
}

let runs = 0;

/** Runs code with one version, in a separate folder, since modules are loaded once. */
async function runOver(side: Side, code: string, api: GeneratedFiles): Promise<unknown[]> {
  runs += 1;
  const name = `run-${runs}`;
  const files = [...api].flatMap(([generator, own]) =>
    own.map(({ path, text }) => [`api/${generator}/${path}`, text] as const),
  );
  for (const [path, text] of [...files, ["run.ts", code] as const])
    if (path.endsWith(".ts")) {
      const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
      await write(
        `${name}/${path.replace(/ts$/, "js")}`,
        ts.transpileModule(text, { compilerOptions }).outputText,
      );
    }
  await write(`${name}/package.json`, '{ "type": "module" }');
  const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, name, "run.js")).href);
  const service = serviceOf(await modelIn(DOCUMENTS[side]), side === "base" ? "ORDER_GONE" : "ORDER_MISSING");
  return module.run(service);
}

it("an upgraded consumer gets the same from the new version as the old one from the old version", async () => {
  const models = { base: await modelIn(SHOP_BASE), revision: await modelIn(RENAMED_SHOP) };
  const api = { base: await generated(SHOP_BASE), revision: await generated(RENAMED_SHOP) };
  for (const [generator, files] of api.base) {
    await write(`src/api/${generator}/${MANIFEST}`, "");
    for (const { path, text } of files) await write(`src/api/${generator}/${path}`, text);
  }
  await write("src/run.ts", CONSUMER);
  await write("src/tsconfig.json", JSON.stringify({ compilerOptions: OPTIONS }));
  const [project] = openProjects(join(folder, "src"));
  if (!project) throw new Error("the project has files");
  const layout = {
    folders: new Map<string, string>(),
    packages: new Map<string, string>(),
    runtime: "@crossborder/runtime",
    generate: async (side: Side) => api[side],
  };
  const { changes } = diffDocuments(models, TEST_OPTIONS);
  const { files, remaining } = await findUpgrade(project, {
    ...models,
    changes,
    layouts: [layout],
    renamed: new Map(),
  });
  expect(remaining).toEqual([]);
  const before = await runOver("base", CONSUMER, api.base);
  expect(before).toEqual([
    "POST",
    [expect.any(String), expect.any(Number), "not paid yet"],
    expect.any(Array),
    404,
    true,
  ]);
  const upgraded = applyEdits(CONSUMER, files[0]?.edits ?? []);
  expect(await runOver("revision", upgraded, api.revision)).toEqual(before);
  // The old code does not work with the new version: the search can see a difference.
  await expect(
    runOver("revision", CONSUMER.replaceAll("orders.js", "purchases.js"), api.revision),
  ).rejects.toThrow();
});
