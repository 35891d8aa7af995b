import { describe, expect, test } from "vitest";
import type { ApiModel } from "../api-model.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { findReadings } from "./reading.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const Status = { enum: ["draft", "sent"] };

async function differing(schemas: Record<string, unknown>): Promise<string[]> {
  const model = await modelOfSchemas(schemas);
  const readings = findReadings(model);
  return model.schemas.filter(({ schema }) => readings.differ(schema)).map(({ name }) => name);
}

function propertyOf(model: ApiModel, component: string, name: string) {
  const schema = model.schemas
    .find((candidate) => candidate.name === component)
    ?.schema.object?.properties?.get(name);
  if (schema === undefined) throw new Error(`${component} has no ${name}.`);
  return schema;
}

describe("the two readings differ", () => {
  test("where an enum is reached, through references, members, items and branches", async () => {
    const schemas = {
      Status,
      Letter: { properties: { status: ref("Status") } },
      Letters: { type: "array", items: { anyOf: [ref("Letter"), { type: "null" }] } },
      Plain: { properties: { id: { type: "string" } } },
    };
    expect(await differing(schemas)).toEqual(["Status", "Letter", "Letters"]);
  });

  test("in each of two schemas that refer to one another", async () => {
    const schemas = {
      A: { properties: { b: ref("B") } },
      B: { properties: { a: ref("A"), status: Status } },
    };
    expect(await differing(schemas)).toEqual(["A", "B"]);
  });

  test("neither for constants, nor for sets of one, nor for sets that cannot grow", async () => {
    expect(await differing({ A: { const: "a" }, B: { enum: ["b"] }, C: { enum: [true, null] } })).toEqual([]);
  });

  test("not behind `not` and `if`, where accepting more is accepting less", async () => {
    expect(
      await differing({
        A: { not: Status },
        B: { if: { properties: { s: Status } }, then: { required: ["t"] } },
      }),
    ).toEqual([]);
  });
});

describe("what distinguishes branches stays literal", () => {
  const kind = { enum: ["cat", "kitten"] };

  test("in the branches of a union", async () => {
    const model = await modelOfSchemas({
      Pet: { oneOf: [ref("Cat")], discriminator: { propertyName: "kind" } },
      Cat: { allOf: [{ type: "object" }], properties: { kind, mood: Status } },
    });
    const readings = findReadings(model);
    expect(readings.isOpen(propertyOf(model, "Cat", "kind"))).toBe(false);
    expect(readings.staysLiteral(propertyOf(model, "Cat", "kind"))).toBe(true);
    expect(readings.isOpen(propertyOf(model, "Cat", "mood"))).toBe(true);
  });

  test("in a schema that builds on one with a discriminator", async () => {
    const model = await modelOfSchemas({
      Pet: { properties: { kind: { type: "string" } }, discriminator: { propertyName: "kind" } },
      Cat: { allOf: [ref("Pet")], properties: { kind } },
    });
    expect(findReadings(model).isOpen(propertyOf(model, "Cat", "kind"))).toBe(false);
  });
});
