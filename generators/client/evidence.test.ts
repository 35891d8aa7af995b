import { describe, expect, test } from "vitest";
import type { RunContext } from "../core/generator.ts";
import { modelOf } from "../core/model/test/model-of.ts";
import { client } from "./index.ts";

const options: RunContext = {
  modules: { types: "", errors: "", zod: "", client: "", webhooks: "", runtime: "@acme/runtime" },
  importExtension: ".js",
  headerCommand: "generate",
};

const content = (schema: unknown) => ({ content: { "application/json": { schema } } });

/** The generated files of a document with one operation. */
async function filesOf(operation: object, method = "post"): Promise<(path: string) => string> {
  const components = {
    schemas: {
      PayoutId: { type: "string", pattern: "^po_[a-z0-9]{12}$" },
      Payout: {
        type: "object",
        required: ["name", "secret", "id"],
        properties: {
          name: { type: "string" },
          secret: { type: "string", writeOnly: true },
          id: { $ref: "#/components/schemas/PayoutId" },
          note: { type: "string" },
        },
      },
    },
  };
  const paths = { "/a": { [method]: { operationId: "a.b", ...operation } } };
  const generated = await client().generate(await modelOf({ paths, components }), options);
  if (generated.kind !== "files") throw new Error(generated.reason);
  return (path) => generated.files.find((file) => file.path === path)?.text ?? "";
}

test.each([
  ["a response without content", { 204: { description: "" } }, "post", '{ "204": noContent }'],
  ["a response to HEAD", { 200: content({ type: "object" }) }, "head", "{ default: noContent }"],
  ["a response that is not described", {}, "post", "{ default: noContent }"],
])("%s has no output", async (_name, responses, method, expected) => {
  const text = (await filesOf({ responses }, method))("operations/a.ts");
  expect(text).toContain(`responses: ${expected},`);
});

describe("the members by which a success is recognized", () => {
  const payout = { $ref: "#/components/schemas/Payout" };
  const identity = async (
    responses: object,
    more: object = {},
    method?: string,
  ): Promise<string | undefined> =>
    /identifiedBy: {\s*members: (\{[^}]*\})/.exec(
      (await filesOf({ responses, ...more }, method))("operations/a.ts"),
    )?.[1];

  test("are those that it must have, with their prefixes, and none that only requests have", async () => {
    expect(await identity({ 201: content(payout) })).toBe('{ id: "po_", name: "" }');
  });

  test("are those that all successes must have", async () => {
    const accepted = {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string", pattern: "^po_" } },
    };
    expect(await identity({ 201: content(payout), 202: content(accepted) })).toBe('{ id: "po_" }');
    expect(await identity({ 201: content(payout), 202: content({ type: "object" }) })).toBeUndefined();
  });

  test("are of no use for reads and for what is safe to repeat", async () => {
    expect(await identity({ 200: content(payout) }, {}, "get")).toBeUndefined();
    expect(await identity({ 200: content(payout) }, { "x-idempotency": "idempotent" })).toBeUndefined();
  });
});

describe("what tells an error from the response of a proxy", () => {
  const bodies = async (...schemas: readonly unknown[]): Promise<string | undefined> => {
    const errors = schemas.map((schema, index) => [String(400 + index), content(schema)]);
    const file = await filesOf({ responses: { 204: {}, ...Object.fromEntries(errors) } });
    expect(file("create-client.ts").includes("errorBodies")).toBe(
      file("description.ts").includes("errorBodies"),
    );
    return /errorBodies: .* = (.*);/.exec(file("description.ts"))?.[1];
  };
  const error = (required: readonly string[], ...names: readonly string[]) => ({
    type: "object",
    required,
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  });

  test.each<[string, readonly unknown[], string | undefined]>([
    ["a code, which the client looks for by itself", [error(["code"], "code", "message")], undefined],
    ["nothing that is described", [], undefined],
    ["the names that it must have", [error(["title", "detail"], "title", "detail")], '[["detail", "title"]]'],
    ["any of its names, where it must have none", [error([], "message", "url")], '[["message"], ["url"]]'],
    [
      "the shorter of two lists, where one has all names of the other",
      [error(["message"], "message"), error(["message", "errors"], "message", "errors")],
      '[["message"]]',
    ],
  ])("%s", async (_name, schemas, expected) => {
    expect(await bodies(...schemas)).toBe(expected);
  });
});
