import { expect, test } from "vitest";
import { modelOf } from "../../../core/model/test/model-of.ts";
import { TEST_OPTIONS } from "../../test/changes-between.ts";
import { createContext } from "../context.ts";
import { createSameOperation } from "./same-operation.ts";

const operation = { responses: { "200": { $ref: "#/components/responses/A" } } };
const document = {
  servers: [{ url: "https://example.com" }],
  security: [{ key: [] }],
  paths: { "/a": { parameters: [{ in: "query", name: "q" }], get: operation } },
  components: {
    responses: { A: { description: "a" } },
    securitySchemes: { key: { type: "http", scheme: "bearer" } },
  },
};

async function isSame(revised: Record<string, unknown>): Promise<boolean> {
  const models = { base: await modelOf(document), revision: await modelOf({ ...document, ...revised }) };
  const [base, revision] = [models.base.operations[0], models.revision.operations[0]];
  if (!base || !revision) throw new Error("Both documents have an operation.");
  return createSameOperation(createContext(models, TEST_OPTIONS))({ base, revision });
}

test("an operation is the same when other operations of its path change", async () => {
  expect(await isSame({ paths: { "/a": { ...document.paths["/a"], post: operation } } })).toBe(true);
});

test.each<[string, Record<string, unknown>]>([
  [
    "the operation itself",
    { paths: { "/a": { ...document.paths["/a"], get: { ...operation, tags: ["t"] } } } },
  ],
  ["a parameter of its path", { paths: { "/a": { get: operation } } }],
  ["its path", { paths: { "/b": document.paths["/a"] } }],
  ["what it refers to", { components: { ...document.components, responses: { A: { description: "b" } } } }],
  ["the servers of the document", { servers: [] }],
  ["the security of the document", { security: [] }],
  ["a security scheme", { components: { responses: document.components.responses } }],
])("it is not the same when %s changes", async (_, revised) => {
  expect(await isSame(revised)).toBe(false);
});
