import { expect, test } from "vitest";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import { generateTypes } from "./test/generate-types.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = { "application/json": { schema: ref("Pet") } };
const Pet = {
  type: "object",
  properties: { mood: { enum: ["calm", "wild"] } },
  "x-codegen-aliases": ["Animal"],
};

test("a renamed component stays under its former name, as do its twin and its key", async () => {
  const post = { requestBody: { content }, responses: { 200: { description: "OK", content } } };
  const files = await generateTypes(
    await modelOf({ paths: { "/pets": { post } }, components: { schemas: { Pet } } }),
  );
  expect(files.get("schemas.ts")).toContain(`
/** @deprecated Renamed to \`Pet\`. */
export type Animal = Pet;

/** @deprecated Renamed to \`PetResponse\`. */
export type AnimalResponse = PetResponse;
`);
  expect(files.get("operations.ts")).toContain(`
    Pet: schemas.Pet;
    PetResponse: schemas.PetResponse;
    /** @deprecated Renamed to \`Pet\`. */
    Animal: schemas.Pet;
    /** @deprecated Renamed to \`PetResponse\`. */
    AnimalResponse: schemas.PetResponse;
`);
});

test("a former name that is spelled like the one of today stays as a key alone", async () => {
  const schemas = { PetItem: { type: "string", "x-codegen-aliases": ["pet-item", "old-item", "oldItem"] } };
  const files = await generateTypes(await modelOfSchemas(schemas));
  expect(files.get("schemas.ts")?.match(/export type \w+/g)).toEqual([
    "export type PetItem",
    "export type OldItem",
  ]);
  expect(files.get("operations.ts")).toContain('"pet-item": schemas.PetItem;');
  expect(files.get("operations.ts")).toContain("oldItem: schemas.PetItem;");
});

test("a renamed operation stays under its former name", async () => {
  const get = { operationId: "pets.get", "x-codegen-aliases": ["getPet", "pet.get"], responses: {} };
  const files = await generateTypes(await modelOf({ paths: { "/pets": { get } } }));
  expect(files.get("operations.ts")).toContain(`
  /** @deprecated Renamed to \`pets.get\`. */
  getPet: operations["pets.get"];
  /** @deprecated Renamed to \`pets.get\`. */
  "pet.get": operations["pets.get"];
}`);
});
