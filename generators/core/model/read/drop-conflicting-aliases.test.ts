import { describe, expect, it, test } from "vitest";
import { bundleFiles, linesOf } from "../../document/test/documents.ts";
import { buildApiModel } from "../build-api-model.ts";
import { modelOf, modelOfSchemas } from "../test/model-of.ts";

const responses = {};

/** Returns the reports about a document, and the former names that it keeps. */
async function keptIn(
  parts: object,
): Promise<{ readonly lines: readonly string[]; readonly kept: readonly string[] }> {
  const text = JSON.stringify({ openapi: "3.1.1", info: { title: "Test", version: "1" }, ...parts });
  const { value, diagnostics } = buildApiModel((await bundleFiles({ "openapi.json": text })).document);
  const operations = value?.operations.flatMap(({ aliases }) =>
    aliases.map(({ operationId }) => operationId),
  );
  const components = value?.schemas.flatMap(({ aliases }) => aliases.map(({ name }) => name));
  return { lines: linesOf(diagnostics), kept: [...(operations ?? []), ...(components ?? [])] };
}

function operations(first: object, second: object = {}) {
  return modelOf({
    paths: {
      "/a": { get: { tags: ["pets"], responses, ...first } },
      "/b": { get: { tags: ["pets"], responses, ...second } },
    },
  });
}

test("an operation remembers former names, and what the client called them", async () => {
  const aliases = ["feed.pet", "feedPet"];
  const { operations: read } = await operations({ operationId: "pets.feed", "x-codegen-aliases": aliases });
  expect(read.map((operation) => operation.aliases)).toMatchObject([
    [
      {
        operationId: "feed.pet",
        group: "feed",
        method: "pet",
        location: { pointer: "/paths/~1a/get/x-codegen-aliases/0" },
      },
      { operationId: "feedPet", group: "pets", method: "feedPet" },
    ],
    [],
  ]);
});

test("a component remembers former names, and what types called them", async () => {
  const { schemas } = await modelOfSchemas({ Pet: { "x-codegen-aliases": ["old-animal"] }, Yes: true });
  expect(schemas.map(({ aliases }) => aliases)).toMatchObject([
    [
      {
        name: "old-animal",
        identifier: "OldAnimal",
        location: { pointer: "/components/schemas/Pet/x-codegen-aliases/0" },
      },
    ],
    [],
  ]);
});

test("a former name that code spells like the present one is fine", async () => {
  const { schemas } = await modelOfSchemas({ PetItem: { "x-codegen-aliases": ["pet-item", "pet_item"] } });
  expect(schemas[0]?.aliases.map(({ identifier }) => identifier)).toEqual(["PetItem", "PetItem"]);
});

describe("x-codegen-aliases", () => {
  it.each(["feedPet", {}, [""], [" "], [1], null])(
    "%j, which other tools may write, is ignored",
    async (value) => {
      const read = await operations({ operationId: "pets.feed", "x-codegen-aliases": value });
      expect(read.operations[0]?.aliases).toEqual([]);
      const { schemas } = await modelOfSchemas({ Pet: { "x-codegen-aliases": value } });
      expect(schemas[0]?.aliases).toEqual([]);
    },
  );

  it.each([
    [["pets.feed"], {}, 'The alias "pets.feed" of operation "pets.feed" is already a name of it.'],
    [["old", "old"], {}, 'The alias "old" of operation "pets.feed" is already a name of it.'],
    [
      ["b"],
      { operationId: "b" },
      'The alias "b" of operation "pets.feed" is already a name of operation "b".',
    ],
    [
      ["pets-b"],
      { operationId: "pets_b" },
      'The alias "pets-b" of operation "pets.feed" is already a name of operation "pets_b".',
    ],
    [["getB"], {}, 'The alias "getB" of operation "pets.feed" is already a name of operation "getB".'],
    [
      ["pets.b"],
      { operationId: "b" },
      'The alias "pets.b" of operation "pets.feed" is already a name of operation "b".',
    ],
    [
      ["old"],
      { operationId: "b", "x-codegen-aliases": ["old"] },
      'The alias "old" of operation "b" is already a name of operation "pets.feed".',
    ],
  ])("of an operation cannot be %j beside %j", async (aliases, second, message) => {
    const first = {
      operationId: "pets.feed",
      "x-codegen-aliases": [...aliases, "free"],
      tags: ["pets"],
      responses,
    };
    const paths = { "/a": { get: first }, "/b": { get: { tags: ["pets"], responses, ...second } } };
    const { lines, kept } = await keptIn({ paths });
    expect(lines).toEqual([expect.stringContaining(`${message} It is left out.`)]);
    expect(kept).toEqual(message.includes('"old"') ? ["old", "free"] : ["free"]);
  });

  it.each([
    [
      { Pet: { "x-codegen-aliases": ["Pet"] } },
      'The alias "Pet" of component "Pet" is already a name of it.',
    ],
    [
      { Pet: { "x-codegen-aliases": ["dog"] }, Dog: {} },
      'The alias "dog" of component "Pet" is already a name of component "Dog".',
    ],
    [
      { Pet: { "x-codegen-aliases": ["Old"] }, Dog: { "x-codegen-aliases": ["Old"] } },
      'The alias "Old" of component "Dog" is already a name of component "Pet".',
    ],
  ])("of a component: %j is left out", async (schemas, message) => {
    const { lines, kept } = await keptIn({ paths: {}, components: { schemas } });
    expect(lines).toEqual([expect.stringContaining(`${message} It is left out.`)]);
    expect(kept).toEqual(message.includes('"Old"') ? ["Old"] : []);
  });
});
