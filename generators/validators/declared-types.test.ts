import { describe, expect, test } from "vitest";
import { builtBy, textOf } from "./test/generated-schema.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const a = { type: "string" };
const b = { type: "number" };

/** The expression that the generated code of one schema builds. */
async function codeOf(schema: unknown, others: Record<string, unknown> = {}): Promise<string> {
  const text = await textOf("request/index.ts", { ...others, Subject: schema });
  // Types of narrowed schemas are declared and not compared.
  return builtBy(text.replaceAll(" as never;", ";"), "Subject");
}

test("members without a type are those of an object, and other types pass", async () => {
  expect(await codeOf({ properties: { a } })).toBe(
    'implied("object", object({ a: z.string().exactOptional() }))',
  );
});

test("members without a type, where only an object is possible, are an object", async () => {
  const schema = { type: "object", properties: { a }, allOf: [{ required: ["a"] }] };
  expect(await codeOf(schema)).toBe("object({ a: z.string() })");
});

test("branches that only require something narrow the object that describes it", async () => {
  const schema = { type: "object", properties: { a, b }, anyOf: [{ required: ["a"] }, { required: ["b"] }] };
  expect(await codeOf(schema)).toBe(`object({
  a: z.string().exactOptional(),
  b: z.number().exactOptional(),
}).check(also(anyOf([object({ a: z.unknown() }), object({ b: z.unknown() })])))`);
});

test("branches that no value of the type can meet are left out", async () => {
  const schema = { type: "object", anyOf: [{ const: "auto" }, ref("Other")] };
  expect(await codeOf(schema, { Other: { type: "object", properties: { a } } })).toBe("Other");
});

test("types that exclude each other accept nothing", async () => {
  expect(await codeOf({ type: "string", allOf: [b] })).toBe("z.never()");
});

test("values that are lists or objects are literals", async () => {
  expect(await codeOf({ enum: [1, { x: [null] }] })).toBe('literals(1, { ["x"]: [null] })');
});

test("the value by which a mapping chooses a schema is reported", async () => {
  const discriminator = { propertyName: "type", mapping: { card: "Subject" } };
  const Base = { type: "object", required: ["type"], properties: { type: a }, discriminator };
  expect(await codeOf({ allOf: [ref("Base"), { type: "object", properties: { b } }] }, { Base })).toBe(
    "Base.extend({ b: z.number().exactOptional() })",
  );
});

test("members that a check behind an object describes are none of the object", async () => {
  const Untyped = { properties: { a } };
  const Subject = { type: "object", allOf: [ref("Untyped")] };
  expect(await textOf("request/index.ts", { Untyped, Subject })).toContain(
    "export const Subject: z.ZodType<Subject, Subject> =",
  );
});

test("members without a name have the type that covers those with one", async () => {
  const schema = { type: "object", properties: { a }, additionalProperties: b };
  expect(await codeOf(schema)).toBe(
    `object({ a: z.string().exactOptional() }).catchall(
  typed<number | string | undefined>(z.number()),
)`,
  );
});

test("any string keeps the known ones visible that stand beside it", async () => {
  expect(await codeOf({ oneOf: [{ type: "string", maxLength: 9 }, { enum: ["x", "y"] }] })).toBe(
    'oneOf([openEnum<"x" | "y">().max(9), z.enum(["x", "y"])])',
  );
});

describe("members that several objects describe are those of one", () => {
  const Base = { type: "object", required: ["b"], properties: { a } };
  test.each([
    ["a base that only requires them", { properties: { b } }, "Base.extend({ b: z.number() })"],
    ["the same ones, required", { properties: { a }, required: ["a"] }, "Base.required({ a: true })"],
    [
      "narrower ones",
      { properties: { a: { enum: ["x"] } } },
      'Base.extend({ a: typed<"x">(allOf([z.string(), z.literal("x")])).exactOptional() })',
    ],
  ])("%s", async (_, schema, code) => {
    expect(await codeOf({ allOf: [ref("Base"), { type: "object", ...schema }] }, { Base })).toBe(code);
  });
});

test("a bound beside a union keeps the words that JSON Schema has for it", async () => {
  const schema = { anyOf: [b, { type: "integer", multipleOf: 2 }], minimum: 3 };
  expect(await codeOf(schema)).toContain('.check(\n  onType("number", z.number().gte(3)),\n)');
});
