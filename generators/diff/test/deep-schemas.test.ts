import { expect, test } from "vitest";
import { verdictsOf } from "./changes-between.ts";

type Wrap = (schema: unknown) => unknown;

const nullable: Wrap = (schema) => ({ oneOf: [schema, { type: "null" }] });

/** Ways from a schema to the next one. Each uses a different part of the stack. */
const WRAPS: Readonly<Record<string, Wrap>> = {
  reference: (schema) => schema,
  nullable,
  "one of three": (schema) => ({ anyOf: [schema, { type: "null" }, { type: "string", maxLength: 3 }] }),
  allOf: (schema) => ({ allOf: [{ allOf: [{ allOf: [schema] }] }] }),
  "nullable in allOf": (schema) => ({ allOf: [nullable({ allOf: [schema] })] }),
  list: (schema) => ({ type: "array", items: nullable(schema) }),
  map: (schema) => ({ type: "object", additionalProperties: nullable(schema) }),
  condition: (schema) => ({ if: { type: "object" }, then: schema }),
  "not not": (schema) => ({ not: { not: schema } }),
  contains: (schema) => ({ type: "array", contains: schema }),
  pattern: (schema) => ({ type: "object", patternProperties: { "^x": schema } }),
  tuple: (schema) => ({ type: "array", prefixItems: [nullable(schema)], items: false }),
  branch: (schema) => ({
    oneOf: ["a", "b"].map((kind) => ({
      type: "object",
      required: ["kind"],
      properties: { kind: { const: kind }, value: kind === "a" ? schema : { type: "string" } },
    })),
  }),
};

/** Returns the verdicts on one longer text in a graph of components, each of which refers to others. */
function verdicts(count: number, { steps, wrap }: { steps: readonly number[]; wrap: Wrap }) {
  const documentOf = (maxLength: number): string => {
    const to = (index: number) => ({ $ref: `#/components/schemas/S${index % count}` });
    const schemaAt = (index: number) => ({
      type: "object",
      properties: {
        own: { type: "string", maxLength: index === 3 ? maxLength : 5 },
        ...Object.fromEntries(steps.map((step) => [`to${step}`, wrap(to(index + step))])),
      },
    });
    const schemas = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`S${index}`, schemaAt(index)]),
    );
    const content = { "application/json": { schema: to(0) } };
    const get = { operationId: "get", responses: { "200": { description: "OK", content } } };
    return JSON.stringify({ paths: { "/things": { get } }, components: { schemas } });
  };
  return verdictsOf({ base: documentOf(10), revision: documentOf(11) });
}

test.each(Object.entries(WRAPS))(
  "a circle of 180 components by %s is compared as far as the stack allows",
  async (_, wrap) => {
    const found = await verdicts(180, { steps: [1], wrap });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((verdict) => !verdict.startsWith("undecided")).length).toBeGreaterThan(0);
  },
);

test.each([
  [16, "each leads to all", Array.from({ length: 16 }, (_, step) => step)],
  [48, "each leads to three", [1, 8, 15]],
])("%d components that may be null, where %s, leave nothing undecided", async (count, _, steps) => {
  expect(await verdicts(count, { steps, wrap: nullable })).toEqual(["breaking length-loosened"]);
});
