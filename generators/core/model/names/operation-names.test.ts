import { describe, expect, it } from "vitest";
import { modelOf } from "../test/model-of.ts";
import { createNameDeriver, operationName } from "./operation-names.ts";

describe("the client's surface comes from the operationId", () => {
  it.each([
    ["quotes.create", undefined, "quotes", "create"],
    ["bank-accounts.create-one", undefined, "bankAccounts", "createOne"],
    ["a.b.c", undefined, "a", "bC"],
    ["listUsers", "User admin", "userAdmin", "listUsers"],
    ["listUsers", undefined, "api", "listUsers"],
    [".hidden", "T", "t", "hidden"],
    ["trailing.", "T", "t", "trailing"],
    ["delete", "T", "t", "delete"],
  ])("%s with tag %s", (operationId, tag, group, method) => {
    expect(operationName({ operationId, tag })).toEqual({ operationId, group, method });
  });
});

it("a derived name avoids those that the document gives and those derived before", () => {
  const derive = createNameDeriver(["getAB"]);
  expect([
    derive("get", "/a/b"),
    derive("get", "/a-b"),
    derive("get", "/a/{b}"),
    derive("put", "/a/b"),
  ]).toEqual(["getAB2", "getAB3", "getAB4", "putAB"]);
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

it("two operationIds that would be one method are reported", async () => {
  const paths = { "/a": { get: { operationId: "list-users" }, put: { operationId: "listUsers" } } };
  await expect(modelOf({ paths })).rejects.toThrow(
    'The operations "list-users" and "listUsers" would both be called api.listUsers.  (Change one operationId.)',
  );
});
