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

/** The descriptor of a document's one operation. */
async function descriptor(operation: object, components: object = {}): Promise<string> {
  const paths = { "/a": { post: { operationId: "a.b", ...operation } } };
  const generated = await client().generate(
    await modelOf({ paths, components: { schemas: components } }),
    options,
  );
  if (generated.kind !== "files") throw new Error(generated.reason);
  return generated.files.find(({ path }) => path === "operations/a.ts")?.text ?? "";
}

describe("the kinds of values that a success may be", () => {
  const pet = { type: "object", properties: { name: { type: "string" } } };
  test.each([
    ["an object", { $ref: "#/components/schemas/Pet" }, '"object"'],
    ["an array", { type: "array", items: {} }, '"array"'],
    [
      "an array or a page",
      { oneOf: [{ type: "array" }, { $ref: "#/components/schemas/Pet" }] },
      '["array", "object"]',
    ],
    [
      "an object or null",
      { anyOf: [{ $ref: "#/components/schemas/Pet" }, { type: "null" }] },
      '["object", "null"]',
    ],
    ["a number", { type: "integer" }, '"number"'],
    ["a conjunction", { allOf: [{ type: ["object", "array"] }, pet] }, '"object"'],
    ["constants", { enum: ["on", false] }, '["string", "boolean"]'],
    ["anything", {}, '"json"'],
    ["a schema without a type", { properties: { name: {} } }, '"json"'],
    ["nothing that can be, which cannot be meant", { type: "object", enum: ["x"] }, '"json"'],
    ["a schema of its own kind", { $ref: "#/components/schemas/Loop" }, '"json"'],
  ])("%s", async (_name, schema, expected) => {
    const schemas = { Pet: pet, Loop: { anyOf: [{ $ref: "#/components/schemas/Loop" }] } };
    expect(await descriptor({ responses: { 200: content(schema) } }, schemas)).toContain(
      `responses: { "200": ${expected} }`,
    );
  });
});

describe("what distinguishes an error from a success", () => {
  const failed = { type: "object", required: ["ok", "code"], properties: { ok: { const: false }, code: {} } };
  const done = { type: "object", properties: { id: { type: "string" } } };
  const mark = async (success: unknown, ...errors: readonly unknown[]): Promise<string | undefined> => {
    const statuses = ["4XX", "5XX", "default"];
    const rejected = Object.fromEntries(errors.map((error, index) => [statuses[index], content(error)]));
    const text = await descriptor({ responses: { 200: content(success), ...rejected } }, { Failed: failed });
    return /errorMark: (.*),/.exec(text)?.[1];
  };

  test.each<[string, unknown, readonly unknown[], string | undefined]>([
    ["a required constant", done, [failed], "{ ok: false }"],
    [
      "an enum of one, through references",
      done,
      [{ allOf: [{ $ref: "#/components/schemas/Failed" }] }],
      "{ ok: false }",
    ],
    ["what every error has", done, [failed, { oneOf: [failed, failed] }], "{ ok: false }"],
    [
      "the other value in successes",
      { ...done, properties: { ok: { const: true } } },
      [failed],
      "{ ok: false }",
    ],
    ["nothing that is optional", done, [{ ...failed, required: [] }], undefined],
    ["nothing that one error lacks", done, [failed, done], undefined],
    ["nothing that one branch lacks", done, [{ oneOf: [failed, done] }], undefined],
    [
      "nothing that a success may have",
      { ...done, properties: { ok: { type: "boolean" } } },
      [failed],
      undefined,
    ],
    ["nothing that a branch of it may have", { oneOf: [done, failed] }, [failed], undefined],
    [
      "nothing that a map may have",
      { type: "object", additionalProperties: { type: "boolean" } },
      [failed],
      undefined,
    ],
    [
      "what a map of other values has not",
      { type: "object", additionalProperties: { type: "string" } },
      [failed],
      "{ ok: false }",
    ],
    ["nothing without errors", done, [], undefined],
  ])("%s", async (_name, success, errors, expected) => {
    expect(await mark(success, ...errors)).toBe(expected);
  });
});

describe("a page", () => {
  const cursor = {
    ...{ kind: "cursor", mode: "always", limit: "limit", after: "after", before: "before" },
    ...{ items: "data", next: "meta.next", more: "meta.more" },
  };
  const page = (required: readonly string[], meta: object) => ({
    type: "object",
    required,
    properties: { data: { type: "array" }, meta },
  });
  const meta = { type: "object", required: ["more"], properties: { more: { type: "boolean" } } };

  test.each([
    ["is required to say whether there are more", page(["meta"], meta), false],
    ["beside an array is as well", { oneOf: [{ type: "array" }, page(["meta"], meta)] }, false],
    ["may leave it out", page(["meta"], { ...meta, required: [] }), true],
    ["may leave out where it says so", page([], meta), true],
    ["of which nothing is known may leave it out", {}, true],
  ])("%s", async (_name, schema, isOptional) => {
    const text = await descriptor({ "x-codegen-pagination": cursor, responses: { 200: content(schema) } });
    expect(text.includes("moreIsOptional: true")).toBe(isOptional);
    expect(text).toContain("isPage: isPage,");
    expect(text).toMatch(/import { .*isPage } from "@acme\/runtime\/client\/internal"/);
  });
});

describe("the members of a success that are numbers", () => {
  const object = (properties: object) => ({ type: "object", properties });
  test.each<[string, unknown, string | undefined]>([
    ["of an object", object({ fee: { type: "integer" }, id: { type: "string" } }), '["fee"]'],
    ["that may be null", object({ fee: { type: ["number", "null"] } }), '["fee"]'],
    ["in a list", object({ rates: { type: "array", items: { type: "number" } } }), '["rates"]'],
    ["of any name", { type: "object", additionalProperties: { type: "number" } }, '["*"]'],
    ["in a list of all", { type: "array", items: { type: "number" } }, '[""]'],
    ["of a component", { allOf: [{ $ref: "#/components/schemas/Fees" }] }, '["fee"]'],
    ["of a component that has itself", { $ref: "#/components/schemas/Fees" }, '["fee"]'],
    ["that may be text", object({ amount: { type: ["number", "string"] } }), undefined],
    ["without a stated type", object({ amount: {} }), undefined],
  ])("%s", async (_name, schema, expected) => {
    const schemas = {
      Fees: object({ fee: { type: "integer" }, inner: { $ref: "#/components/schemas/Fees" } }),
    };
    const [, numbers] =
      /numbers: {\s*names: (\[[^\]]*\])/.exec(
        await descriptor({ responses: { 200: content(schema) } }, schemas),
      ) ?? [];
    expect(numbers).toBe(expected);
  });
});
