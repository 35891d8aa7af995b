import { expect, test } from "vitest";
import { schemaChildren } from "../schema-children.ts";
import { modelOfSchemas } from "../test/model-of.ts";
import { createOpenEnums } from "./open-enums.ts";
import { findReadings } from "./reading.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test("the results are those of the readings, whether a discriminator stands on a union or on a parent", async () => {
  const model = await modelOfSchemas({
    Kind: { enum: ["cat", "dog"] },
    Cat: { properties: { kind: ref("Kind"), mood: { enum: ["calm", "wild"] } } },
    Dog: { properties: { kind: { enum: ["dog", "puppy"] } } },
    Pet: { oneOf: [ref("Cat"), ref("Dog")], discriminator: { propertyName: "kind" } },
    Animal: { properties: { species: { enum: ["a", "b"] } }, discriminator: { propertyName: "species" } },
    Bird: { allOf: [ref("Animal"), {}], properties: { species: { enum: ["c", "d"] } } },
    Single: { enum: ["one"] },
    Stone: { properties: { kind: { enum: ["hard", "soft"] } } },
  });
  const isOpen = createOpenEnums(model);
  const readings = findReadings(model);
  const schemas = model.schemas.flatMap(({ schema }) => [schema, ...schemaChildren(schema)]);
  const open = schemas.filter(isOpen);
  expect(open).toEqual(schemas.filter(readings.isOpen));
  expect(open.map(({ place }) => place.pointer)).toEqual([
    "/components/schemas/Kind",
    "/components/schemas/Cat/properties/mood",
    "/components/schemas/Stone/properties/kind",
  ]);
});
