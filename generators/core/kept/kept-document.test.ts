import { expect, test } from "vitest";
import { modelOfFiles } from "../model/test/model-of.ts";
import { KeptDocument } from "./kept-document.ts";

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** The document as a text that begins with some empty lines. */
function textOf(schemas: Record<string, unknown>, lines = 0): string {
  const info = { title: "Test", version: "1" };
  const document = { openapi: "3.1.1", info, paths: {}, components: { schemas } };
  return "\n".repeat(lines) + JSON.stringify(document, null, 1);
}

const schemas = {
  Pet: { properties: { kind: to("Kind") } },
  Kind: { enum: ["cat", "dog"] },
  Owner: { properties: { pet: to("Pet") } },
};

test("schemas stay the same objects where neither they nor what they lead to has changed", async () => {
  const kept = new KeptDocument();
  const read = async (changed: object) => {
    const { schemaAt } = await modelOfFiles({ "a.json": textOf({ ...schemas, ...changed }) }, kept);
    return Object.keys(schemas).map((name) => schemaAt(`/components/schemas/${name}`));
  };
  const before = await read({});
  const after = await read({ Pet: { properties: { kind: to("Kind"), age: {} } } });
  expect(after.map((schema, index) => schema === before[index])).toEqual([false, true, false]);
  const [pet, kind, owner] = after;
  expect(owner?.object?.properties?.get("pet")?.reference?.target).toBe(pet);
  expect(pet?.object?.properties?.get("kind")?.reference?.target).toBe(kind);
});

test("the places of kept schemas are found in the document of the moment", async () => {
  const kept = new KeptDocument();
  const pointer = "/components/schemas/Kind";
  const before = (await modelOfFiles({ "a.json": textOf(schemas) }, kept)).schemaAt(pointer);
  const { line } = before.place.locate();
  const after = (await modelOfFiles({ "a.json": textOf(schemas, 4) }, kept)).schemaAt(pointer);
  expect(after).toBe(before);
  expect(after.place.locate().line).toBe(line + 4);
});

test("nothing is kept of a document that cannot be used", async () => {
  const kept = new KeptDocument();
  const pointer = "/components/schemas/Kind";
  const before = (await modelOfFiles({ "a.json": textOf(schemas) }, kept)).schemaAt(pointer);
  const wrong = { Cat: { discriminator: { propertyName: "a", mapping: { b: "Nobody" } } } };
  await expect(modelOfFiles({ "a.json": textOf({ ...schemas, ...wrong }) }, kept)).rejects.toThrow("Nobody");
  expect((await modelOfFiles({ "a.json": textOf(schemas) }, kept)).schemaAt(pointer)).not.toBe(before);
});
