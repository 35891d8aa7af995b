import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import type { Json } from "../core/json.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";
import { randomCases, type SchemaCase } from "./test/random-cases.ts";

const first = search(1);
const seeds = Array.from({ length: first.numRuns }, (_, index) => first.seed + index);

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

const modelOfCases = (schemas: readonly Json[]) =>
  modelOfSchemas(
    Object.fromEntries(schemas.map((schema, index) => [`S${index}`, asComponent(schema, `S${index}`)])),
  );

/** Returns zod's JSON Schema of the generated validator of each schema. */
async function described(schemas: readonly Json[]): Promise<Json[]> {
  const { files } = await generate(await modelOfCases(schemas));
  const text = `import * as z from "zod";
import * as schemas from "./request/index.ts";
export const described = Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema)]);
// None of them may throw.
for (const schema of Object.values(schemas))
  for (const target of ["draft-7", "draft-4", "openapi-3.0"]) z.toJSONSchema(schema, { target });
`;
  const folder = new GeneratedFolder([...files, { path: "describe.ts", text }]);
  folders.push(folder);
  const { described } = await import(/* @vite-ignore */ pathToFileURL(join(folder.path, "describe.ts")).href);
  const byName = new Map<string, Json>(described);
  return schemas.map((_, index) => byName.get(`S${index}`) ?? null);
}

/** Values that a schema and what became of it in zod read otherwise. */
async function differences(cases: readonly SchemaCase[]): Promise<unknown[]> {
  const back = await described(cases.map(({ schema }) => schema));
  const [before, after] = [await modelOfCases(cases.map(({ schema }) => schema)), await modelOfCases(back)];
  const afterByName = new Map(after.schemas.map(({ name, schema }) => [name, schema]));
  return before.schemas.flatMap(({ name, schema }, index) => {
    const other = afterByName.get(name);
    const { instances = [] } = cases[index] ?? {};
    return instances
      .filter((value) => !other || accepts(schema, value) !== accepts(other, value))
      .slice(0, 1)
      .map((value) => ({
        schema: cases[index]?.schema,
        back: back[index],
        value,
        was: accepts(schema, value),
      }));
  });
}

describe("z.toJSONSchema", () => {
  test.each(seeds)("says what the description says (SEED=%i)", async (seed) => {
    const found = await differences(randomCases(seed, { schemas: 200, instances: 30 }));
    expect(found.slice(0, 2).map((one) => JSON.stringify(one))).toEqual([]);
  });

  test.each<[string, Json, Json]>([
    ["a format", { type: "string", format: "date-time" }, { type: "string", format: "date-time" }],
    [
      "a format beside lengths",
      { type: "string", format: "uuid", maxLength: 36 },
      { type: "string", format: "uuid", maxLength: 36 },
    ],
    ["an integer", { type: "integer" }, { type: "integer" }],
    ["a multiple", { type: "number", multipleOf: 0.01 }, { type: "number", multipleOf: 0.01 }],
    [
      "members nobody looks at",
      {
        type: "object",
        properties: { a: { type: "string" } },
        required: ["b"],
        unevaluatedProperties: false,
      },
      {
        type: "object",
        properties: { a: { type: "string" } },
        required: ["b"],
        unevaluatedProperties: false,
      },
    ],
    [
      "a condition",
      { type: "object", if: { required: ["a"] }, then: { required: ["b"] } },
      {
        type: "object",
        properties: {},
        additionalProperties: {},
        if: { type: "object", properties: { a: {} }, required: ["a"] },
        then: { type: "object", properties: { b: {} }, required: ["b"] },
      },
    ],
    [
      "a list",
      { type: "array", uniqueItems: true, minItems: 1 },
      { type: "array", items: {}, uniqueItems: true, minItems: 1 },
    ],
  ])("keeps %s", async (_, schema, expected) => {
    const [back] = await described([schema]);
    expect(back).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      ...(expected as object),
    });
  });
});
