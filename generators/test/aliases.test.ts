import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client } from "../client/index.ts";
import type { Generator, RunContext } from "../core/generator.ts";
import type { ApiModel } from "../core/model/api-model.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { types } from "../types/index.ts";
import { zod } from "../validators/index.ts";
import { GeneratedFolder } from "../validators/test/generated-schema.ts";

const tsc = join(import.meta.dirname, "../../node_modules/.bin/tsc");

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (schema: object) => ({ content: { "application/json": { schema } } });
const OK = (schema: object) => ({ 200: { description: "OK", ...content(schema) } });
const query = (name: string, type: string) => ({ name, in: "query", schema: { type } });

/** Everything that can be renamed, with its former names. */
const RENAMED = {
  paths: {
    "/pets/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: ref("PetId") }],
      get: {
        operationId: "pets.get",
        "x-codegen-aliases": ["animals.get", "pets_get"],
        responses: OK(ref("Pet")),
      },
      put: {
        operationId: "pets.put",
        tags: ["pets"],
        "x-codegen-aliases": ["putAnimal"],
        requestBody: { required: true, ...content(ref("Pet")) },
        responses: OK(ref("Tree")),
      },
    },
    "/pets": {
      get: {
        operationId: "pets.list",
        "x-codegen-aliases": ["animals.search"],
        parameters: [query("limit", "integer"), query("after", "string"), query("before", "string")],
        responses: OK({
          oneOf: [
            { type: "array", items: ref("Pet") },
            {
              type: "object",
              required: ["data", "more"],
              properties: {
                data: { type: "array", items: ref("Pet") },
                next: { type: "string" },
                more: { type: "boolean" },
              },
            },
          ],
        }),
        "x-codegen-pagination": {
          ...{ kind: "cursor", mode: "optional", limit: "limit", after: "after", before: "before" },
          ...{ items: "data", next: "next", more: "more" },
        },
      },
    },
  },
  components: {
    schemas: {
      PetId: { type: "string", "x-codegen-aliases": ["animal-id", "pet-id"] },
      Pet: {
        type: "object",
        required: ["id", "mood"],
        properties: {
          id: ref("PetId"),
          mood: { type: "string", enum: ["calm", "wild"] },
          colour: { type: "string" },
        },
        "x-codegen-aliases": ["Animal"],
      },
      Tree: {
        type: "object",
        properties: { pet: ref("Pet"), branches: { type: "array", items: ref("Tree") } },
        "x-codegen-aliases": ["Bush"],
      },
    },
  },
};

/** A program written before the renames. */
const FORMER_PROGRAM = `import { createClient } from "./client/index.ts";
import { type AnimalsGetInput, type AnimalsSearchInput, animalsGet, putAnimal } from "./client/operations/index.ts";
import type { Animal, AnimalId, AnimalResponse, Bush, components, operations } from "./types/index.ts";
import { Animal as animalSchema, AnimalId as animalIdSchema, type AnimalSchema, type Bush as BushOf, Bush as bushSchema } from "./zod/request/index.ts";
import { animalsSearch, operations as validators } from "./zod/operations/index.ts";
import { Animal as responseSchema } from "./zod/response/index.ts";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function prove<_Proof extends true>(): void {}
prove<Same<components["schemas"]["Animal"], Animal>>();
prove<Same<components["schemas"]["pet-id"], AnimalId>>();
prove<Same<operations["animals.get"], operations["pets.get"]>>();
prove<Same<typeof animalSchema, AnimalSchema>>();

const animal: Animal = { id: "1", mood: "calm" };
// @ts-expect-error a mood that nobody may send
const wrong: Animal = { id: "1", mood: "new" };
const answered: AnimalResponse = { id: "1", mood: "new" };
const input: AnimalsGetInput = { id: "1" };
export const bush: Bush & BushOf = bushSchema.parse({ branches: [{ pet: animal }] });
export const client = createClient({ baseUrl: "http://127.0.0.1:1", fetch: async () => Response.json([answered]) });
export const calls = [
  () => client.animals.get(input),
  () => client.pets.putAnimal({ id: "1", body: animal }),
  () => client.animals.searchAll(),
  () => client.animals.search({ limit: 1 } satisfies AnimalsSearchInput),
  () => client.animals.search({ after: "1" })[Symbol.asyncIterator]().next(),
];
export const standalone = [animalsGet, putAnimal];
export const schemas = [animalIdSchema, animalSchema, responseSchema, animalsSearch, validators["animals.search"]];
export { wrong };
`;

const optionsOf = (module: (name: string) => string): RunContext => ({
  modules: {
    types: module("types"),
    errors: module("errors"),
    zod: module("zod"),
    client: module("client"),
    webhooks: module("webhooks"),
    runtime: "@crossborder/runtime",
  },
  importExtension: ".ts",
  headerCommand: "test",
});

async function filesOf(generator: Generator, model: ApiModel) {
  const generated = await generator.generate(
    model,
    optionsOf((name) => `../${name}/index.ts`),
  );
  if (generated.kind === "nothing") throw new Error(generated.reason);
  expect(
    generated.diagnostics.map(({ code }) => code).filter((code) => code !== "errors-undescribed"),
  ).toEqual([]);
  return generated.files.map(({ path, text }) => ({ path: `${generator.name}/${path}`, text }));
}

let folder: GeneratedFolder;
const texts = new Map<string, string>();

beforeAll(async () => {
  const model = await modelOf(RENAMED);
  const lists = [types(), zod({ parsers: true }), client()].map((generator) => filesOf(generator, model));
  const files = (await Promise.all(lists)).flat();
  for (const { path, text } of files) texts.set(path, text);
  folder = new GeneratedFolder([...files, { path: "former.ts", text: FORMER_PROGRAM }]);
});
afterAll(() => folder.remove());

test("a program that uses former names alone compiles", async () => {
  const compilerOptions = {
    ...{ target: "ES2022", lib: ["ES2022", "DOM", "DOM.Iterable"], module: "NodeNext", types: [] },
    ...{ strict: true, exactOptionalPropertyTypes: true, noUnusedLocals: true, verbatimModuleSyntax: true },
    ...{ skipLibCheck: true, allowImportingTsExtensions: true, noEmit: true },
  };
  const config = { compilerOptions, include: ["**/*.ts"] };
  writeFileSync(join(folder.path, "tsconfig.json"), JSON.stringify(config));
  const complaints = await promisify(execFile)(tsc, ["-p", folder.path, "--singleThreaded"]).then(
    () => "",
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(complaints).toBe("");
});

test("whatever has a former name says what it is called now", () => {
  const shown = [...texts].filter(([path]) => path !== "client/operation-table.ts");
  const former = shown.flatMap(([path, text]) =>
    [...text.matchAll(/^.*(?:\b(?:[aA]nimal|[bB]ush|putAnimal)|Animal).*$/gm)]
      .filter(([line]) => /^(?:export (?:type|const)| {2}(?:get|"|search\w*\()| {4}\w+:)/.test(line))
      .map((match) => ({
        path,
        line: match[0],
        before: text.slice(0, match.index).trimEnd().split("\n").at(-1),
      })),
  );
  expect(former.length).toBeGreaterThan(20);
  expect(former.filter(({ before }) => !/@deprecated Renamed to `/.test(before ?? ""))).toEqual([]);
});

test("validators under former names are those of today", async () => {
  const load = (path: string) => import(/* @vite-ignore */ pathToFileURL(join(folder.path, path)).href);
  const [request, response] = [await load("zod/request/index.ts"), await load("zod/response/index.ts")];
  expect(request.Animal).toBe(request.Pet);
  expect(request.Bush).toBe(request.Tree);
  expect(request.AnimalId).toBe(request.PetId);
  expect(response.Animal).toBe(response.Pet);
  expect(response.Animal).not.toBe(request.Animal);
  const { operations, petsList, animalsSearch } = await load("zod/operations/index.ts");
  expect(operations["animals.search"]).toBe(petsList);
  expect(animalsSearch).toBe(petsList);
  const parsers = await load("zod/parsers/operations.ts");
  expect(parsers.operations["animals.search"]).toBe(parsers.petsList);
  expect(parsers.animalsSearch).toBe(parsers.petsList);
});

test("calls by former names are sent", async () => {
  const { createClient } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder.path, "client/index.ts")).href
  );
  const { animalsGet, petsGet } = await import(
    /* @vite-ignore */ pathToFileURL(join(folder.path, "client/operations/index.ts")).href
  );
  expect(animalsGet).toBe(petsGet);
  const sent: string[] = [];
  const fetch = async (request: Request | string | URL, init?: RequestInit) => {
    const { url, method } =
      request instanceof Request ? request : { url: String(request), method: init?.method };
    sent.push(`${method} ${new URL(url).pathname}${new URL(url).search}`);
    const pet = { id: "1", mood: "calm" };
    if (url.includes("/pets/")) return Response.json(pet);
    return Response.json(url.includes("?") ? { data: [pet], more: false } : []);
  };
  const client = createClient({ baseUrl: "http://127.0.0.1:1", fetch });
  await client.animals.get({ id: "1" });
  await client.pets.putAnimal({ body: { id: "1", mood: "calm" }, id: "1" });
  await client.animals.searchAll();
  await client.animals.search({ limit: 1 });
  for await (const pet of client.animals.search({ limit: 2 })) expect(pet).toEqual({ id: "1", mood: "calm" });
  expect(sent).toEqual(["GET /pets/1", "PUT /pets/1", "GET /pets", "GET /pets?limit=1", "GET /pets?limit=2"]);
});
