import { describe, expect, it } from "vitest";
import type { BundledDocument } from "../../document/bundle/bundle-document.ts";
import { bundleFiles } from "../../document/test/documents.ts";
import { buildApiModel } from "../build-api-model.ts";
import { modelOf } from "../test/model-of.ts";
import { wantedSurface } from "./operation-names.ts";

async function bundleOf(document: Record<string, unknown>): Promise<BundledDocument> {
  const full = { openapi: "3.1.1", info: { title: "Test", version: "1.0.0" }, ...document };
  return (await bundleFiles({ "openapi.json": JSON.stringify(full) })).document;
}

describe("the client's surface comes from the operationId", () => {
  it.each([
    ["quotes.create", undefined, "quotes", "create"],
    ["bank-accounts.create-one", undefined, "bankAccounts", "createOne"],
    ["a.b.c", undefined, "a", "bC"],
    ["listUsers", "User admin", "userAdmin", "listUsers"],
    ["listUsers", undefined, "operations", "listUsers"],
    [".hidden", "T", "t", "hidden"],
    ["trailing.", "T", "t", "trailing"],
    ["delete", "T", "t", "delete"],
  ])("%s with tag %s", (operationId, tag, group, method) => {
    expect(wantedSurface({ operationId, tag })).toMatchObject({ group, method });
  });
});

it("operations without an operationId have one of their own in the model", async () => {
  const model = await modelOf({
    paths: {
      "/a-b": { get: {} },
      "/a_b": { get: {} },
      "/c": { get: { operationId: "getAB" } },
      "/": { get: {} },
    },
  });
  expect(model.operations.map(({ operationId }) => operationId)).toEqual([
    "getAB2",
    "getAB3",
    "getAB",
    "get",
  ]);
});

it("two operationIds that would give one method get different names, with a warning", async () => {
  const paths = { "/a": { get: { operationId: "list-users" }, put: { operationId: "listUsers" } } };
  const { value, diagnostics } = buildApiModel(await bundleOf({ paths }));
  expect(value?.operations.map(({ method }) => method)).toEqual(["listUsers", "listUsers2"]);
  expect(diagnostics).toMatchObject([
    {
      code: "operation-name-collision",
      severity: "warning",
      message:
        'The operations "list-users" and "listUsers" would both be called operations.listUsers. The second is called operations.listUsers2.',
      location: { pointer: "/paths/~1a/put" },
    },
  ]);
});

it.each([1, "", "a.b.c", "a b", ".a"])("x-codegen-name %j is ignored, with a warning", async (name) => {
  const paths = { "/a": { get: { operationId: "read", "x-codegen-name": name } } };
  const { value, diagnostics } = buildApiModel(await bundleOf({ paths }));
  expect(value?.operations[0]).toMatchObject({ group: "operations", method: "read" });
  expect(diagnostics).toMatchObject([{ code: "x-codegen-name-malformed", severity: "warning" }]);
});

it("a former name that was shortened is not taken from an operation that has it now", async () => {
  const operation = (operationId: string, more = {}) => ({ operationId, tags: ["pets"], ...more });
  const model = await modelOf({
    paths: {
      "/a": { get: operation("pets.feed", { "x-codegen-aliases": ["pets/list", "pets/serve"] }) },
      "/b": { get: operation("list") },
    },
  });
  expect(model.operations[0]?.aliases.map(({ method }) => method)).toEqual(["petsList", "serve"]);
});

it("an operationId that is used again gets a number, or the name that was chosen for the operation", async () => {
  const model = await modelOf({
    paths: {
      "/a": { get: { operationId: "same" }, put: { operationId: "same" }, post: { operationId: "same2" } },
      "/b": { get: { operationId: "same", "x-codegen-name": "b.read" }, put: { "x-codegen-name": "b.read" } },
    },
  });
  expect(model.operations.map(({ operationId }) => operationId)).toEqual([
    "same",
    "same3",
    "same2",
    "b.read",
    "putB",
  ]);
});

it.each([
  ["fetchClient.list", "fetchClientGroup", "list"],
  ["withOptions.then", "withOptionsGroup", "thenOperation"],
  ["request.constructor", "requestGroup", "constructorOperation"],
])("a name that the client has itself gives way in the model as well: %s", (operationId, group, method) => {
  expect(wantedSurface({ operationId })).toMatchObject({ group, method });
});
