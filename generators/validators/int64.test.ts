import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import type { Json } from "../core/json.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { modelOf, modelOfFiles, modelOfSchemas } from "../core/model/test/model-of.ts";
import { builtBy, GeneratedFolder, generate, type Validator } from "./test/generated-schema.ts";
import { randomCases } from "./test/random-cases.ts";

const LEAST = -(2n ** 63n);
const GREATEST = 2n ** 63n - 1n;
const first = search(1);
const seeds = Array.from({ length: first.numRuns }, (_, index) => first.seed + index);

const folders: GeneratedFolder[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

async function codeOf(schemas: Record<string, unknown>): Promise<string> {
  const { files } = await generate(await modelOfSchemas(schemas), { int64: "bigint" });
  return files.find(({ path }) => path === "request/index.ts")?.text ?? "";
}

/** Returns the generated code of a schema named `Subject`, on one line. */
async function written(subject: unknown, others: Record<string, unknown> = {}): Promise<string> {
  return builtBy(await codeOf({ Subject: subject, ...others }), "Subject").replace(/\n */g, "");
}

/** The validators of component schemas. */
async function validators(
  schemas: Record<string, unknown>,
): Promise<Readonly<Record<string, Validator | undefined>>> {
  const { files } = await generate(await modelOfSchemas(schemas), { int64: "bigint" });
  const folder = new GeneratedFolder(files);
  folders.push(folder);
  return folder.schemas("request");
}

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const Int64 = { type: "integer", format: "int64" };

test.each([
  ["a format of 64 bits", Int64, "int64()"],
  ["an unsigned one", { type: "integer", format: "uint64", minimum: 0 }, "uint64()"],
  ["a number whose format it is", { type: "number", format: "int64" }, "int64()"],
  ["bounds", { ...Int64, minimum: 1, exclusiveMaximum: 10 }, "int64().gte(1n).lt(10n)"],
  [
    "bounds between whole numbers",
    { ...Int64, minimum: 0.5, exclusiveMinimum: -1.5 },
    "int64().gte(1n).gt(-2n)",
  ],
  ["a divisor with decimals", { ...Int64, multipleOf: 1.5 }, "int64().multipleOf(3n)"],
  ["a divisor of all whole numbers", { ...Int64, multipleOf: 0.5 }, "int64()"],
  ["null beside", { ...Int64, type: ["integer", "null"] }, "int64().nullable()"],
  ["a set", { ...Int64, enum: [1, 2] }, "z.literal([1n, 2n])"],
  ["a constant", { ...Int64, const: 5 }, "z.literal(5n)"],
  ["no type", { format: "int64" }, 'z.unknown().check(onType("string", z.string()))'],
  ["a string", { type: "string", format: "int64" }, "z.string()"],
  ["a shorter format", { type: "integer", format: "int32" }, "z.number().check(integer())"],
])("%s", async (_, schema, code) => {
  expect(await written(schema)).toBe(code);
});

describe("parts for the same value speak of bigints as soon as one does", () => {
  const others = { Id: Int64, Plain: { type: "integer", minimum: 2 } };
  test.each([
    ["allOf", { allOf: [to("Id"), { type: "integer", maximum: 9 }] }, "allOf([Id, z.bigint().lte(9n)])"],
    ["a reference to plain numbers", { ...to("Plain"), ...Int64 }, "allOf([int64(), z.bigint().gte(2n)])"],
    ["constraints without a type", { ...to("Id"), not: { const: 0 } }, "Id.check(not(z.literal(0n)))"],
    [
      "branches",
      { ...Int64, anyOf: [{ const: 1 }, { minimum: 5 }] },
      "int64().check(also(anyOf([z.literal(1n), z.unknown().check(onNumber(z.gte(5)))])))",
    ],
    [
      "a question about a value",
      { not: to("Plain") },
      "z.unknown().check(not(anyOf([z.number().gte(2).check(integer()), z.bigint().gte(2n)])))",
    ],
    ["a set beside what is not a bigint", { enum: [2], not: { ...Int64 } }, "z.literal(2)"],
    ["a list whose items are asked for bigints", { const: [2], contains: Int64 }, "z.never()"],
    ["alternatives stay as they are", { oneOf: [to("Id"), to("Plain")] }, "oneOf([Id, Plain])"],
  ])("%s", async (_, schema, code) => {
    expect(await written(schema, others)).toBe(code);
  });
});

test("digits that no double holds are those of the document, in JSON and YAML", async () => {
  const schema =
    "{type: integer, format: int64, minimum: 9007199254740993, enum: [9007199254740993, 9007199254740995]}";
  const head = "openapi: 3.1.0\ninfo: {title: t, version: '1'}\n";
  const yaml = `${head}components:\n  schemas:\n    A:\n      type: integer\n      format: uint64\n      maximum: 18446744073709551614 # one less\n    B: ${schema}\n    C: {type: integer, format: int64, maximum: 9007199254740993}\n`;
  const { files, diagnostics } = await generate(await modelOfFiles({ "a.yaml": yaml }), { int64: "bigint" });
  const text = files.find(({ path }) => path === "request/index.ts")?.text;
  expect(text).toContain("uint64().lte(18446744073709551614n)");
  expect(text).toContain("z.literal([9007199254740993n, 9007199254740995n])");
  expect(text).toContain("int64().lte(9007199254740993n)");
  expect(diagnostics).toEqual([]);
  const json = `{"openapi":"3.1.0","info":{"title":"t","version":"1"},"components":{"schemas":{"A":{"type":"integer","format":"int64","minimum": -9223372036854775807}}}}`;
  const parsed = await generate(await modelOfFiles({ "a.json": json }), { int64: "bigint" });
  expect(parsed.files.find(({ path }) => path === "request/index.ts")?.text).toContain(
    "int64().gte(-9223372036854775807n)",
  );
});

test("digits that cannot be found again are reported", async () => {
  const yaml = `openapi: 3.1.0
info: {title: t, version: '1'}
x-limit: &limit 9007199254740993
components: {schemas: {A: {type: integer, format: int64, maximum: *limit}}}
`;
  const { diagnostics } = await generate(await modelOfFiles({ "a.yaml": yaml }), { int64: "bigint" });
  expect(diagnostics).toMatchObject([
    {
      code: "number-rounded",
      severity: "warning",
      message:
        'A number of "maximum" has more digits than a JavaScript number can hold; it is read as 9007199254740992.',
    },
  ]);
});

describe("values", () => {
  test.each([
    ["int64", LEAST, true],
    ["int64", GREATEST, true],
    ["int64", LEAST - 1n, false],
    ["int64", GREATEST + 1n, false],
    ["uint64", 0n, true],
    ["uint64", 2n ** 64n - 1n, true],
    ["uint64", -1n, false],
    ["uint64", 2n ** 64n, false],
    ["int64", 1, false],
    ["int64", "1", false],
  ])("%s: %s is accepted: %s", async (format, value, isAccepted) => {
    const { Subject } = await validators({ Subject: { type: "integer", format } });
    expect(Subject?.safeParse(value).success).toBe(isAccepted);
  });

  test("a number where a bigint is asked for is reported with what to do", async () => {
    const { Subject } = await validators({ Subject: { type: "object", properties: { id: Int64 } } });
    const issues = Subject?.safeParse({ id: 1 }).error?.issues;
    expect(issues?.map(({ path, message }) => [path, message])).toEqual([
      [
        ["id"],
        "Invalid input: expected bigint, received number; parse the JSON text with a parser that returns 64-bit integers as bigint",
      ],
    ]);
  });

  test("lists know repeated items whichever way they are written, and say so without an exception", async () => {
    const { Subject } = await validators({
      Subject: {
        type: "array",
        uniqueItems: true,
        items: { anyOf: [Int64, { type: "integer" }, { const: { a: 1 } }] },
      },
    });
    expect(Subject?.safeParse([1n, 2n, 3, { a: 1 }]).success).toBe(true);
    expect(Subject?.safeParse([1n, 1n]).success).toBe(false);
    expect(Subject?.safeParse([1n, 1]).success).toBe(false);
    expect(Subject?.safeParse([{ a: 1 }, { a: 1n }]).success).toBe(false);
    expect(Subject?.safeParse([{ a: 2n }]).error?.issues[0]?.message).toContain('expected {"a":1}');
  });
});

/** Numbers get formats of 64 bits, about every other one. */
function withFormats(schema: unknown, choose: () => string | undefined): unknown {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => withFormats(item, choose));
  const entries = Object.entries(schema).map(([key, value]) =>
    ["const", "enum"].includes(key) ? [key, value] : [key, withFormats(value, choose)],
  );
  const isNumeric = "type" in schema && /integer|number/.test(String(schema.type));
  const format = isNumeric ? choose() : undefined;
  return Object.fromEntries(format === undefined ? entries : [...entries, ["format", format]]);
}

/** Whole numbers become bigints, about every other one. */
function withBigints(value: unknown, choose: () => boolean): unknown {
  if (typeof value === "number") return Number.isInteger(value) && choose() ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map((item) => withBigints(item, choose));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withBigints(item, choose)]));
}

function text(value: unknown): string {
  return JSON.stringify(value, (_, item) => (typeof item === "bigint" ? `${item}n` : item));
}

test.each(seeds)(
  "validators agree with the interpreter about random schemas and values (SEED=%i)",
  async (seed) => {
    const choices = fc.sample(fc.constantFrom("int64", "uint64", undefined, undefined), {
      seed,
      numRuns: 997,
    });
    let next = 0;
    const choose = () => choices[next++ % choices.length];
    const cases = randomCases(seed, { schemas: 200, instances: 60 }).map(({ schema, instances }) => ({
      schema: withFormats(schema, choose) as Json, // formats are text
      values: instances.map((value) => withBigints(value, () => choose() === undefined)),
    }));
    const documents = cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)]);
    const model = await modelOf({ components: { schemas: Object.fromEntries(documents) } });
    const { files, diagnostics } = await generate(model, { int64: "bigint" });
    const reported = new Set(diagnostics.map(({ location }) => location.pointer.split("/")[3]));
    const folder = new GeneratedFolder(files);
    folders.push(folder);
    const request = await folder.schemas("request");
    const disagreements: string[] = [];
    let accepted = 0;
    for (const [index, { identifier, schema }] of model.schemas.entries()) {
      if (reported.has(identifier)) continue;
      for (const value of cases[index]?.values ?? []) {
        const expected = accepts(schema, value, { int64: "bigint" });
        const result = request[identifier]?.safeParse(value);
        if (expected && text(value).includes('n"')) accepted += 1;
        if (result?.success === expected && (!expected || text(result.data) === text(value))) continue;
        disagreements.push(text({ schema: cases[index]?.schema, value, expected }));
      }
    }
    expect(disagreements.slice(0, 3)).toEqual([]);
    expect(accepted).toBeGreaterThan(300); // values with bigints among them
  },
);
