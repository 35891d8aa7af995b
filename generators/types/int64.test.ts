import { expect, test } from "vitest";
import { typeOf } from "./test/generate-types.ts";

const Int64 = { type: "integer", format: "int64" };
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const others = { Id: Int64, Plain: { type: "integer", minimum: 2 }, Level: { ...Int64, enum: [1, 2] } };

test.each([
  ["a number of 64 bits", Int64, "bigint"],
  ["an unsigned one", { type: "integer", format: "uint64" }, "bigint"],
  ["null beside", { ...Int64, type: ["integer", "null"] }, "bigint | null"],
  ["another type beside", { ...Int64, type: ["string", "integer"] }, "string | bigint"],
  ["a constant", { ...Int64, const: 5 }, "5n"],
  ["a set", { ...Int64, enum: [1, -2] }, "1n | -2n"],
  ["a value that has no place in the range", { type: "integer", format: "uint64", enum: [1, -2] }, "1n"],
  ["a name", to("Id"), "Id"],
  ["a set by name", to("Level"), "Level"],
  ["plain numbers where bigints are meant", { ...to("Plain"), ...Int64 }, "bigint"],
  ["parts of which one has the format", { allOf: [{ type: "integer" }, to("Id")] }, "Id"],
  ["alternatives", { oneOf: [to("Id"), to("Plain")] }, "Id | Plain"],
  ["items", { type: "array", items: Int64 }, "bigint[]"],
  ["no type", { format: "int64" }, "unknown"],
  ["a string", { type: "string", format: "int64" }, "string"],
  ["a shorter format", { type: "integer", format: "int32" }, "number"],
])("with bigints, %s", async (_, schema, type) => {
  expect(await typeOf(schema, others, { int64: "bigint" })).toBe(type);
});

test("without the option, they are numbers", async () => {
  expect(await typeOf({ ...Int64, enum: [1, 2] })).toBe("1 | 2");
  expect(await typeOf(Int64)).toBe("number");
});
