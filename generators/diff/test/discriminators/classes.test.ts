import { expect, test } from "vitest";
import { verdictsOf } from "../changes-between.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

type Schemas = Readonly<Record<string, object>>;

/** A document that takes and returns Pet, or another component. */
function withSchemas(schemas: Schemas, held = "Pet"): string {
  const content = { "application/json": { schema: ref(held) } };
  const done = { description: "Done." };
  const post = { requestBody: { required: true, content }, responses: { 204: done } };
  const get = { responses: { 200: { ...done, content } } };
  return JSON.stringify({ paths: { "/pets": { post, get } }, components: { schemas } });
}

const KIND = { kind: { type: "string" } };

/** A parent with a discriminator whose values select children that extend it. */
function inherited(mapping: Readonly<Record<string, string>> | undefined, children: Schemas): Schemas {
  const discriminator = { propertyName: "kind", ...(mapping ? { mapping } : {}) };
  const built = Object.entries(children).map(([name, own]) => [name, { allOf: [ref("Pet"), own] }]);
  return { Pet: object(KIND, { required: ["kind"], discriminator }), ...Object.fromEntries(built) };
}

/** A union whose branches do not fix their discriminator values. */
function united(keyword: "anyOf" | "oneOf", children: Schemas): Schemas {
  const mapping = Object.fromEntries(Object.keys(children).map((name) => [name.toLowerCase(), name]));
  const branches = Object.keys(children).map(ref);
  return { Pet: { [keyword]: branches, discriminator: { propertyName: "kind", mapping } }, ...children };
}

const MAPPING = { cat: "Cat", dog: "#/components/schemas/Dog" };
const CAT = object({ lives: { type: "integer" } });
const DOG = object({ size: { type: "string" } });
const CAT_OF_TEXT = object({ lives: { type: "string" } });
const CAT_AND_DOG = inherited(MAPPING, { Cat: CAT, Dog: DOG });

test.each<[string, Schemas, Schemas, string[]]>([
  [
    "a child that a mapping names",
    CAT_AND_DOG,
    inherited(MAPPING, { Cat: CAT_OF_TEXT, Dog: DOG }),
    ["breaking type-narrowed", "breaking type-widened"],
  ],
  [
    "a child that a mapping refers to",
    CAT_AND_DOG,
    inherited(MAPPING, { Cat: CAT, Dog: object({ size: { type: "integer" } }) }),
    ["breaking type-narrowed", "breaking type-widened"],
  ],
  [
    "a child that its name leads to",
    inherited(undefined, { Cat: CAT }),
    inherited(undefined, { Cat: CAT_OF_TEXT }),
    ["breaking type-narrowed", "breaking type-widened"],
  ],
  [
    "a child that requires more",
    CAT_AND_DOG,
    inherited(MAPPING, { Cat: { ...CAT, required: ["lives"] }, Dog: DOG }),
    ["breaking property-newly-required", "safe property-newly-required"],
  ],
  [
    "a new child",
    inherited(undefined, { Cat: CAT }),
    inherited(undefined, { Cat: CAT, Dog: DOG }),
    ["risky mapping-entry-added", "safe mapping-entry-added"],
  ],
  [
    "a value that leads nowhere any more",
    CAT_AND_DOG,
    inherited({ cat: "Cat" }, { Cat: CAT }),
    ["breaking mapping-entry-removed", "safe component-removed", "safe mapping-entry-removed"],
  ],
  [
    "a value that leads to another child",
    CAT_AND_DOG,
    inherited({ cat: "Dog", dog: "Dog" }, { Cat: CAT, Dog: DOG }),
    ["breaking mapping-entry-changed", "breaking mapping-entry-changed"],
  ],
  [
    "a mapping that names what it referred to",
    CAT_AND_DOG,
    inherited({ cat: "Cat", dog: "Dog" }, { Cat: CAT, Dog: DOG }),
    [],
  ],
  [
    "a branch of anyOf that newly requires a member, so that another branch accepts its values",
    united("anyOf", { Cat: object({ ...KIND, ...CAT.properties }), Dog: object(KIND) }),
    united("anyOf", {
      Cat: object({ ...KIND, ...CAT.properties }, { required: ["lives"] }),
      Dog: object(KIND),
    }),
    ["breaking property-newly-required", "safe property-newly-required"],
  ],
  [
    "a branch of oneOf that newly requires a member, so that values of another branch match only that one",
    united("oneOf", {
      Cat: object({ ...KIND, ...CAT.properties }),
      Dog: object({ ...KIND, ...DOG.properties }, { required: ["size"] }),
    }),
    united("oneOf", {
      Cat: object({ ...KIND, ...CAT.properties }, { required: ["lives"] }),
      Dog: object({ ...KIND, ...DOG.properties }, { required: ["size"] }),
    }),
    ["breaking property-newly-required", "safe property-newly-required"],
  ],
  [
    "a branch of oneOf that a value leads to",
    united("oneOf", {
      Cat: object({ ...KIND, ...CAT.properties }),
      Dog: object(KIND, { required: ["size"] }),
    }),
    united("oneOf", {
      Cat: object({ ...KIND, lives: { type: "string" } }),
      Dog: object(KIND, { required: ["size"] }),
    }),
    ["breaking schema-replaced", "breaking schema-replaced"],
  ],
])("%s is what its users read", async (_, base, revision, want) => {
  const given = { base: withSchemas(base), revision: withSchemas(revision) };
  expect((await verdictsOf(given)).sort()).toEqual(want);
});

test("a change of one child says nothing to users of another one", async () => {
  const revision = inherited(MAPPING, { Cat: CAT_OF_TEXT, Dog: DOG });
  const given = { base: withSchemas(CAT_AND_DOG, "Dog"), revision: withSchemas(revision, "Dog") };
  // Types of components that no operation uses are compared as such.
  expect(await verdictsOf(given)).toEqual(["safe type-narrowed"]);
});

test.each([
  ["another default", "Cat", "Dog", ["breaking default-mapping-changed", "breaking default-mapping-changed"]],
  ["a new default", undefined, "Dog", ["breaking default-mapping-changed", "safe default-mapping-changed"]],
  [
    "no default any more",
    "Cat",
    undefined,
    ["breaking default-mapping-changed", "safe default-mapping-changed"],
  ],
])("%s changes what all other values stand for", async (_, before, after, want) => {
  const withDefault = (name: string | undefined) => {
    const { Pet, ...children } = CAT_AND_DOG;
    const discriminator = { propertyName: "kind", mapping: MAPPING, defaultMapping: name };
    return JSON.stringify({
      openapi: "3.2.0",
      ...JSON.parse(withSchemas({ Pet: { ...Pet, discriminator }, ...children })),
    });
  };
  const given = { base: withDefault(before), revision: withDefault(after) };
  expect((await verdictsOf(given)).sort()).toEqual(want);
});
