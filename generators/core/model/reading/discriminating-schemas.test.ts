import fc from "fast-check";
import { expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { isObject } from "../../json.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { allSchemas, findReadings } from "./reading.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const { seed, numRuns: runs } = search(150);

/** Pointers of discriminating schemas, in components without an alias. */
async function literalPointers(schemas: Record<string, unknown>): Promise<string[]> {
  const model = await modelOfSchemas(schemas);
  const readings = findReadings(model);
  const pointers = [...allSchemas(model)]
    .filter(readings.staysLiteral)
    .map(({ location }) => location.pointer.replace(/^\/components\/schemas/, ""));
  return pointers.filter((pointer) => !pointer.startsWith("/Alias")).sort();
}

const kind = { enum: ["cat", "kitten"] };
const Pet = { properties: { kind: { type: "string" } }, discriminator: { propertyName: "kind" } };

test.each([
  ["allOf", { allOf: [ref("Pet")], properties: { kind } }],
  ["a reference beside the property", { ...ref("Pet"), properties: { kind } }],
  ["allOf inside allOf", { allOf: [{ allOf: [ref("Pet")] }], properties: { kind } }],
  ["another component", { allOf: [ref("Mammal")], properties: { kind } }],
  ["an alias", { allOf: [ref("Alias")], properties: { kind } }],
])("a schema builds on one with a discriminator with %s", async (_, Cat) => {
  const schemas = { Pet, Mammal: { allOf: [ref("Pet")] }, Alias: ref("Pet"), Cat };
  expect(await literalPointers(schemas)).toEqual(["/Cat/properties/kind", "/Pet/properties/kind"]);
});

test("the discriminator stands beside the properties, in allOf", async () => {
  const Split = { allOf: [{ discriminator: { propertyName: "kind" } }, { properties: { kind } }] };
  expect(await literalPointers({ Split })).toEqual(["/Split/allOf/1/properties/kind"]);
});

const NAMES = ["A", "B", "C"];
const aReference = fc.constantFrom(...NAMES.map(ref));
const mixed = fc.record(
  {
    properties: fc.record({ kind: fc.constant(kind), other: aReference }, { requiredKeys: [] }),
    discriminator: fc.constant({ propertyName: "kind" }),
    $ref: fc.constantFrom(...NAMES.map((name) => ref(name).$ref)),
    allOf: fc.array(aReference, { minLength: 1, maxLength: 2 }),
    oneOf: fc.uniqueArray(aReference, { minLength: 1, selector: ({ $ref }) => $ref }),
  },
  { requiredKeys: [] },
);

/** Schemas with one feature each, as in most documents. */
const own = fc.oneof(
  mixed,
  fc.constant({ discriminator: { propertyName: "kind" } }),
  fc.record({ properties: fc.constant({ kind }), allOf: fc.tuple(aReference) }),
);

/** The same schemas, with each reference leading through a component that is only a reference. */
function overAliases(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(overAliases);
  if (!isObject(node)) return node;
  const entries = Object.entries(node).map(([key, value]) =>
    key === "$ref" ? [key, String(value).replace("/schemas/", "/schemas/Alias")] : [key, overAliases(value)],
  );
  return Object.fromEntries(entries);
}

test(`an alias of a component changes nothing about what stays literal (SEED=${seed})`, async () => {
  let literal = 0;
  const aliases = Object.fromEntries(NAMES.map((name) => [`Alias${name}`, ref(name)]));
  await fc.assert(
    fc.asyncProperty(fc.tuple(own, own, own), async ([A, B, C]) => {
      const plain = await literalPointers({ A, B, C });
      literal += plain.length;
      const rewritten = { A: overAliases(A), B: overAliases(B), C: overAliases(C), ...aliases };
      expect(await literalPointers(rewritten)).toEqual(plain);
    }),
    { numRuns: runs, seed },
  );
  expect(literal).toBeGreaterThan(runs / 2);
});
