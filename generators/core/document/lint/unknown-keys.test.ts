import { expect, it } from "vitest";
import { bundleFiles } from "../test/documents.ts";
import { nodesToLint } from "./lint-document.ts";
import { warningsOf } from "./node-rule.ts";
import { findUnknownRequired, unknownKeys } from "./unknown-keys.ts";

async function messages(document: object): Promise<string[]> {
  const { document: read } = await bundleFiles({
    "a.json": JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, ...document }),
  });
  const nodes = nodesToLint(read);
  const diagnostics = [...warningsOf(unknownKeys, read, nodes), ...findUnknownRequired(read, nodes)];
  return diagnostics.map(({ message }) => message);
}

const operation = (value: object) => ({ paths: { "/a": { get: value } } });
const response = (value: object) => operation({ responses: { 200: value } });
const schema = (value: object) => ({ components: { schemas: { A: value } } });
const parameter = (value: object) => ({ components: { parameters: { A: value } } });

it.each<[document: object, message: string]>([
  [
    response({ ref: "#/components/responses/A" }),
    '"ref" is not a field of a response; it is ignored. Did you mean "$ref"?',
  ],
  [
    response({ description: "", content: { "a/b": { schem: {} } } }),
    '"schem" is not a field of a media type; it is ignored. Did you mean "schema"?',
  ],
  [
    operation({ descripton: "", responses: {} }),
    '"descripton" is not a field of an operation; it is ignored. Did you mean "description"?',
  ],
  [
    parameter({ name: "a", in: "query", Required: true }),
    '"Required" is not a field of a parameter; it is ignored. Did you mean "required"?',
  ],
  [{ servers: [{ ulr: "/" }] }, '"ulr" is not a field of a server; it is ignored. Did you mean "url"?'],
  [
    schema({ requird: ["a"] }),
    '"requird" is not a keyword of a schema; it is ignored. Did you mean "required"?',
  ],
  [
    schema({ requierd: [] }),
    '"requierd" is not a keyword of a schema; it is ignored. Did you mean "required"?',
  ],
  [schema({ ref: "#" }), '"ref" is not a keyword of a schema; it is ignored. Did you mean "$ref"?'],
  [
    schema({ properties: { a: { additionalproperties: false } } }),
    '"additionalproperties" is not a keyword of a schema; it is ignored. Did you mean "additionalProperties"?',
  ],
  [
    schema({ properties: { name: {} }, required: ["nam"] }),
    '"nam" is required, but no property has this name. Did you mean "name"?',
  ],
  [
    schema({ properties: { name: {} }, required: ["name", "iban"] }),
    '"iban" is required, but no property has this name.',
  ],
])("%j is reported", async (document, message) => {
  expect(await messages(document)).toEqual([message]);
});

it.each<[name: string, document: object]>([
  ["an extension", operation({ "x-summary": "", "x-ref": "", responses: {} })],
  ["a key that is near to none", operation({ owner: "", responses: {} })],
  ["a keyword of somebody else", schema({ note: "", when: "", unit: "", optional: true, id: "a" })],
  [
    "a property, an example or a value of an enum",
    schema({ properties: { ref: {}, titel: {} }, example: { ref: 1 } }),
  ],
  ["a key beside the known one", schema({ title: "", titles: [] })],
  [
    "the name of a response, a scope or a variable",
    { components: { responses: { ref: { description: "" } } } },
  ],
  [
    "a name that a map requires",
    schema({ required: ["a"], additionalProperties: {}, properties: { b: {} } }),
  ],
  ["a name that a schema adds to another one", schema({ required: ["a"] })],
  [
    "a property of the schema beside it",
    schema({ allOf: [{ properties: { a: {} } }, { properties: { b: {} }, required: ["a"] }] }),
  ],
])("%s is not reported", async (_, document) => {
  expect(await messages(document)).toEqual([]);
});
