import { expect, test } from "vitest";
import { verdictsOf } from "./changes-between.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A document that returns a pet, with the values that identify a cat. */
type Written = (values: readonly string[]) => Readonly<Record<string, object>>;

const Dog = { type: "object", required: ["kind"], properties: { kind: { const: "dog" } } };
const Pet = { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } };
const cat = (kind: object) => ({ type: "object", required: ["kind"], properties: { kind, name: {} } });

const Mark = {
  type: "object",
  properties: { kind: { type: "string" } },
  discriminator: { propertyName: "kind" },
};
const either = { anyOf: [ref("Cat"), ref("Dog")] };

const WRITTEN: Readonly<Record<string, Written>> = {
  "at the property": (values) => ({ Pet, Cat: cat({ enum: values }) }),
  "in a component": (values) => ({ Pet, Cat: cat(ref("Kind")), Kind: { enum: values } }),
  "behind an alias of a component": (values) => ({
    Pet,
    Cat: cat(ref("Alias")),
    Alias: ref("Kind"),
    Kind: { enum: values },
  }),
  "in allOf of the property": (values) => ({
    Pet,
    Cat: cat({ allOf: [ref("Kind")] }),
    Kind: { enum: values },
  }),
  "in a branch behind an alias": (values) => ({
    Pet: { ...Pet, oneOf: [ref("Alias"), ref("Dog")] },
    Alias: ref("Cat"),
    Cat: cat({ enum: values }),
  }),
  "beside a discriminator in allOf": (values) => ({
    Pet: either,
    Mark,
    Cat: { allOf: [ref("Mark"), cat({ enum: values })] },
  }),
  "beside an alias of a discriminator": (values) => ({
    Pet: either,
    Mark,
    Alias: ref("Mark"),
    Cat: { allOf: [ref("Alias"), cat({ enum: values })] },
  }),
  "beside a reference": (values) => ({
    Pet: either,
    Mark,
    Cat: { ...ref("Mark"), ...cat({ enum: values }) },
  }),
};

function withPet(schemas: object): string {
  const content = { "application/json": { schema: ref("Pet") } };
  const get = { responses: { "200": { description: "A pet.", content } } };
  return JSON.stringify({ paths: { "/pet": { get } }, components: { schemas: { ...schemas, Dog } } });
}

test.each(Object.entries(WRITTEN))(
  "a renamed value of a discriminator breaks readers when its list stands %s",
  async (_, written) => {
    const [base, revision] = [
      ["cat", "kitten"],
      ["cat", "young cat"],
    ].map((values) => withPet(written(values)));
    expect(await verdictsOf({ base: base ?? "", revision: revision ?? "" })).toEqual([
      "breaking constant-changed",
    ]);
  },
);
