import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { jsonSchemaOf } from "../core/model/json-schema-of.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { randomCases } from "../validators/test/random-cases.ts";

const SCHEMAS = 150;
const INSTANCES = 40;

/** Names of members that ajv confuses with those of Object.prototype: it throws, or finds missing members. */
const UNSAFE = /"(?:__proto__|toString)"/;

function compile(schema: object) {
  return new Ajv2020({ strict: false, validateFormats: false }).compile(structuredClone(schema));
}

const first = search(1);
const seeds = Array.from({ length: first.numRuns }, (_, index) => first.seed + index);

test.each(seeds)("printed schemas accept the same values, as ajv reads them (SEED=%i)", async (seed) => {
  const cases = randomCases(seed, { schemas: SCHEMAS, instances: INSTANCES });
  const model = await modelOfSchemas(
    Object.fromEntries(cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)])),
  );
  const counts = { accepted: 0, rejected: 0 };
  const differences: unknown[] = [];
  for (const [index, { schema }] of model.schemas.entries()) {
    const printed = jsonSchemaOf(schema, { direction: "response" });
    const isValid = compile(printed);
    const described = cases[index]?.schema as object; // ajv is wrong about some of their `unevaluatedItems`
    for (const value of cases[index]?.instances ?? []) {
      if (UNSAFE.test(JSON.stringify([printed, value]))) continue;
      const expected = accepts(schema, value);
      counts[expected ? "accepted" : "rejected"] += 1;
      if (isValid(value) !== expected && compile(described)(value) === expected)
        differences.push({ schema: described, printed, value, expected });
    }
  }
  expect(differences.slice(0, 2)).toEqual([]);
  expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(SCHEMAS);
});

const User = {
  type: "object",
  description: "A user.",
  required: ["id", "password", "role", "friend"],
  properties: {
    id: { type: "string", readOnly: true },
    password: { type: "string", writeOnly: true, minLength: 8 },
    role: { $ref: "#/components/schemas/Role" },
    friend: { $ref: "#/components/schemas/a~1b" },
  },
};
const components = { User, Role: { enum: ["admin", "guest"] }, "a/b": { $ref: "#/components/schemas/User" } };

test("requests do not require what is read-only, responses not what is write-only, at any depth", async () => {
  const [user] = (await modelOfSchemas(components)).schemas;
  const printed = (direction: "request" | "response") => user && jsonSchemaOf(user.schema, { direction });
  expect(printed("request")).toEqual({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    description: "A user.",
    type: "object",
    properties: {
      id: { readOnly: true, type: "string" },
      password: { writeOnly: true, type: "string", minLength: 8 },
      role: { $ref: "#/$defs/Role" },
      friend: { $ref: "#/$defs/a~1b" },
    },
    required: ["password", "role", "friend"],
    $defs: {
      Role: { enum: ["admin", "guest"] },
      "a/b": { $ref: "#/$defs/User" },
      User: expect.objectContaining({ required: ["password", "role", "friend"] }),
    },
  });
  expect(printed("response")).toMatchObject({ required: ["id", "role", "friend"] });
  expect(() => compile(printed("response") ?? {})).not.toThrow();
});
