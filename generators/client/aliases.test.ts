import { expect, test } from "vitest";
import { formatDiagnostic } from "../core/diagnostics/format-diagnostic.ts";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { client } from "./index.ts";

const options: RunContext = {
  modules: { types: "", errors: "", zod: "", client: "", webhooks: "", runtime: "@acme/runtime" },
  importExtension: ".js",
  headerCommand: "generate",
};

async function generate(paths: Record<string, unknown>) {
  const generated = await client().generate(await modelOf({ paths }), options);
  if (generated.kind !== "files") throw new Error(generated.reason);
  const files = new Map(generated.files.map(({ path, text }) => [path, text]));
  return { files, diagnostics: generated.diagnostics };
}

const cursor = {
  ...{ kind: "cursor", mode: "optional", limit: "limit", after: "after", before: "before" },
  ...{ items: "data", next: "next", more: "more" },
};
const ok = { 204: { description: "OK" } };
const list = { operationId: "pets.list", responses: ok, "x-codegen-pagination": cursor };

test("a former name stands behind the operation of today", async () => {
  const get = { operationId: "pets.get", "x-codegen-aliases": ["animals.get"], responses: {} };
  const { files } = await generate({ "/pets": { get } });
  expect(
    files.get("operations/pets.ts")?.split("};\n\n").at(-1),
  ).toBe(`/** @deprecated Renamed to \`PetsGetInput\`. */
export type AnimalsGetInput = PetsGetInput;

/** @deprecated Renamed to \`PetsGetOutput\`. */
export type AnimalsGetOutput = PetsGetOutput;

/** @deprecated Renamed to \`petsGet\`. */
export const animalsGet: typeof petsGet = petsGet;
`);
  expect(files.get("groups.ts")).toContain(`
  /** @deprecated Renamed to \`pets.get\`. */
  get(input?: PetsGetInput, options?: RequestOptions): ApiPromise<PetsGetOutput>;
`);
});

test("each method of a renamed list leads to the one of today", async () => {
  const { files } = await generate({
    "/pets": { get: { ...list, "x-codegen-aliases": ["animals.search"] } },
  });
  const methods = files.get("groups.ts")?.match(/@deprecated Renamed to `.*`\. \*\/\n +\w+/g);
  expect(methods).toEqual([
    "@deprecated Renamed to `pets.list`. */\n  search",
    "@deprecated Renamed to `pets.listAll`. */\n  searchAll",
  ]);
});

test("a former name that is written as the one of today is not written twice", async () => {
  const get = { operationId: "pets.get", "x-codegen-aliases": ["petsGet", "pets.Get"], responses: ok };
  const { files, diagnostics } = await generate({ "/pets": { get: { ...get, tags: ["pets"] } } });
  expect([...files.keys()].filter((path) => path.startsWith("operations/"))).toEqual([
    "operations/pets.ts",
    "operations/index.ts",
  ]);
  expect(files.get("operation-table.ts")).toContain("    get: petsGet,\n    petsGet: petsGet,\n");
  expect(diagnostics).toEqual([]);
});

test("a former name that pages took is reported at its place and left out", async () => {
  const get = { operationId: "pets.show", "x-codegen-aliases": ["pets.listAll"], responses: ok };
  const { files, diagnostics } = await generate({ "/pets": { get: list }, "/pet": { get } });
  expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning"]);
  expect(files.get("operation-table.ts")).not.toMatch(/listAll2/);
  expect(diagnostics.map(formatDiagnostic).join()).toMatch(
    /^openapi\.json:1:\d+ {2}The alias "pets\.listAll" would be "pets\.listAll" in code, but that name is already used\. It is left out\. {2}\(Remove/,
  );
});
