import { describe, expect, test } from "vitest";
import { accepts } from "./accepts/accepts.ts";
import { modelOfFiles, modelOfSchemas } from "./test/model-of.ts";

const Int64 = { type: "integer", format: "int64" };
const Plain = { type: "integer" };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

async function isAccepted(schema: unknown, value: unknown, int64: "number" | "bigint" = "bigint") {
  const model = await modelOfSchemas({ Subject: schema, Int64, Plain });
  const subject = model.schemaAt("/components/schemas/Subject");
  return accepts(subject, value, { int64 });
}

describe("the interpreter reads numbers of 64 bits as bigints where it is asked to", () => {
  test.each([
    ["a bigint", Int64, 5n, true],
    ["no number", Int64, 5, false],
    ["the greatest", Int64, 2n ** 63n - 1n, true],
    ["no greater one", Int64, 2n ** 63n, false],
    ["the least unsigned", { type: "integer", format: "uint64" }, 0n, true],
    ["nothing below it", { type: "integer", format: "uint64" }, -1n, false],
    ["a number without the format", Plain, 5, true],
    ["no bigint without the format", Plain, 5n, false],
    ["bounds", { ...Int64, minimum: 5.5 }, 5n, false],
    ["multiples", { ...Int64, multipleOf: 1.5 }, 3n, true],
    ["no other numbers", { ...Int64, multipleOf: 1.5 }, 4n, false],
    ["constants", { ...Int64, const: 5 }, 5n, true],
    ["a set", { ...Int64, enum: [1, 2] }, 3n, false],
    ["constraints of any number", { minimum: 3 }, 2n, false],
    ["items as questions", { type: "array", items: Int64, contains: { const: 5 } }, [4n, 5n], true],
    ["items that repeat in another form", { uniqueItems: true }, [1, 1n], false],
    ["a condition", { ...Int64, if: { minimum: 5 }, then: { const: 7 } }, 6n, false],
    ["what stands beside", { allOf: [to("Int64"), { type: "integer", maximum: 9 }] }, 5n, true],
    ["a name that says otherwise", { ...to("Plain"), ...Int64 }, 5n, true],
    ["every branch", { type: "integer", oneOf: [to("Int64")] }, 5n, true],
    [
      "a branch that accepts no number beside one of 64 bits",
      { type: "number", oneOf: [{ type: "number", format: "uint64" }, { anyOf: [false, { type: "null" }] }] },
      5n,
      true,
    ],
    ["one branch of several", { oneOf: [to("Int64"), to("Plain")] }, 5, true],
  ])("%s", async (_, schema, value, expected) => {
    expect(await isAccepted(schema, value)).toBe(expected);
  });

  test("and as numbers otherwise", async () => {
    expect(await isAccepted(Int64, 5, "number")).toBe(true);
    expect(await isAccepted(Int64, 5n, "number")).toBe(false);
  });
});

test("bounds and values keep the digits that a double would lose", async () => {
  const model = await modelOfFiles({
    "a.yaml": `openapi: 3.0.3
info: { title: Test, version: "1" }
paths: {}
components:
  schemas:
    Subject: { type: integer, format: int64, minimum: 9007199254740993, exclusiveMinimum: true }
    Listed: { type: integer, format: int64, enum: [9007199254740993, 9007199254740992] }
`,
  });
  const [subject, listed] = model.schemas;
  expect(subject?.schema.wholeNumbers).toEqual(new Map([["exclusiveMinimum", [9007199254740993n]]]));
  const isListed = (value: bigint) => listed && accepts(listed.schema, value, { int64: "bigint" });
  expect([9007199254740991n, 9007199254740992n, 9007199254740993n].map(isListed)).toEqual([
    false,
    true,
    true,
  ]);
});
