import { describe, expect, test } from "vitest";
import { BUILT_IN } from "../built-in.ts";
import { keywordsWith, schemaKeyword } from "../core/document/schema-keywords.ts";
import { memoryReader, modelOfSchemas } from "../core/model/test/model-of.ts";
import { runGenerators } from "../core/run/run-generators.ts";
import { diffDocuments } from "../diff/diff-documents.ts";
import { GeneratedFolder, generate } from "../validators/test/generated-schema.ts";
import { contextIn } from "./combine/context-in.ts";

// JSON Schema gives a schema that applies itself to the same value no meaning: each is reported, and none overflows.

const SELF = { $ref: "#/components/schemas/A" };
const MEMBERS = { type: "object", properties: { a: { type: "string" }, b: { type: "integer" } } };
const VALUES = [{}, { a: "x" }, { b: 1 }, { a: "x", b: 1 }, "x", null];

/** The schemas of a keyword that contain this one. */
function around(keyword: string, schema: object): object {
  const shape = schemaKeyword(keyword)?.schemas;
  return { [keyword]: shape === "list" ? [schema] : shape === "map" ? { a: schema, b: schema } : schema };
}

const keywords = keywordsWith(({ appliesTo }) => appliesTo === "value");
const CASES: readonly (readonly [name: string, schema: object, endless: boolean])[] = [
  ["$ref", SELF, true],
  ["$ref with siblings", { ...MEMBERS, ...SELF }, true],
  ["$dynamicRef", { $dynamicAnchor: "a", $dynamicRef: "#a" }, true],
  ...keywords.flatMap((keyword) => {
    const condition = ["then", "else"].includes(keyword) ? { if: { required: ["a"] } } : {};
    const plain = { ...condition, ...around(keyword, SELF) };
    const isEndless = keyword === "allOf";
    return [
      [keyword, plain, isEndless],
      [`${keyword} of an object`, { ...MEMBERS, ...plain }, isEndless],
      [`${keyword} in allOf`, { ...MEMBERS, allOf: [plain] }, isEndless],
      [`not in ${keyword}`, { ...MEMBERS, ...condition, ...around(keyword, { not: SELF }) }, false],
      [`${keyword} twice`, { ...MEMBERS, ...condition, ...around(keyword, plain) }, isEndless],
      [`${keyword} with unevaluated`, { ...MEMBERS, ...plain, unevaluatedProperties: false }, isEndless],
    ] as const;
  }),
];

describe("a schema that applies itself to the same value", () => {
  test.each(CASES)("%s is reported by place and remedy", async (_, schema, isEndless) => {
    const content = { "application/json": { schema: SELF } };
    const operation = { requestBody: { content }, responses: { 200: { description: "A.", content } } };
    const document = {
      openapi: "3.1.1",
      info: { title: "Test", version: "1" },
      paths: { "/a": { post: operation } },
      components: { schemas: { A: schema } },
    };
    const { diagnostics } = await runGenerators("file:///memory/a.json", {
      reader: memoryReader({ "a.json": JSON.stringify(document) }),
      generators: BUILT_IN,
      contextOf: () => contextIn("a"),
      source: "a.json",
    });
    const [cycle] = diagnostics.filter(({ code }) => code === "reference-cycle");
    expect(cycle).toMatchObject({
      severity: isEndless ? "error" : "warning",
      location: { pointer: expect.stringMatching(/^\/components\/schemas\/A\/(.*\/)?\$ref$/) },
      help: expect.stringMatching(isEndless ? /^Remove the reference/ : /base schema without "\w+"\.$/),
    });
  });

  test.each(CASES)("%s does not overflow the diff", async (_, schema) => {
    const [base, revision] = [await modelOfSchemas({ A: schema }), await modelOfSchemas({ A: MEMBERS })];
    for (const models of [
      { base, revision },
      { base: revision, revision: base },
    ])
      expect(diffDocuments(models, { today: "2026-01-01" }).changes).toBeInstanceOf(Array);
  });

  test("gets predicates that end, and accept nothing that validators reject", async () => {
    const named = CASES.filter(([, , isEndless]) => !isEndless).map(
      ([name, schema], index) =>
        [name, `A${index}`, JSON.parse(JSON.stringify(schema).replaceAll('/A"', `/A${index}"`))] as const,
    );
    const model = await modelOfSchemas(Object.fromEntries(named.map(([, id, schema]) => [id, schema])));
    const folder = new GeneratedFolder((await generate(model, { parsers: true })).files);
    const [schemas, predicates] = [await folder.schemas("request"), await folder.predicates("request")];
    folder.remove();
    for (const [name, id] of named)
      for (const value of VALUES) {
        const isAccepted = schemas[id]?.safeParse(value).success;
        expect([isAccepted, false], `${name}: ${JSON.stringify(value)}`).toContain(
          predicates[`is${id}`]?.(value),
        );
      }
  });
});
