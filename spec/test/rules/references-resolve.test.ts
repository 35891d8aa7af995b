import { expect, test } from "vitest";
import { cleanDocument } from "../clean-document.ts";
import { lint, placesOf } from "../lint.ts";

test("A reference to a missing file, pointer or catalogue is reported, also from a discriminator.", async () => {
  const pet = {
    oneOf: [{ $ref: "#/components/schemas/Cat" }],
    discriminator: { propertyName: "kind", mapping: { cat: "#/components/schemas/Cat", dog: "./Dog.yaml" } },
  };
  const cat = {
    type: "object",
    properties: { name: { $ref: "./Name.yaml" }, tail: { $ref: "#/components/schemas/Tail" } },
  };
  const problems = await lint({
    "openapi.yaml": cleanDocument({
      schemas: { Pet: pet, Cat: cat, Length: { $ref: "./sizes.yaml#/Length" } },
      root: { "x-codegen-error-catalog": { $ref: "./missing.yaml" } },
    }),
    "sizes.yaml": { Width: { type: "integer" } },
  });
  expect([...placesOf("no-unresolved-refs", problems)].sort()).toEqual([
    "openapi.yaml#/components/schemas/Cat/properties/name",
    "openapi.yaml#/components/schemas/Cat/properties/tail",
    "openapi.yaml#/components/schemas/Length",
    "openapi.yaml#/components/schemas/Pet/discriminator/mapping/dog",
    "openapi.yaml#/x-codegen-error-catalog",
  ]);
});

test("References that lead somewhere pass, from file to file and back.", async () => {
  const problems = await lint({
    "openapi.yaml": cleanDocument({ schemas: { Cat: { $ref: "./Cat.yaml" }, Tail: { type: "string" } } }),
    "Cat.yaml": { type: "object", properties: { tail: { $ref: "./openapi.yaml#/components/schemas/Tail" } } },
  });
  expect(problems).toEqual([]);
});
