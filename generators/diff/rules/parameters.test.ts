import { expect, test } from "vitest";
import { operationChangeLines, testDocuments, testOperations } from "../test/changes-between.ts";

const withQuery = (fields: string) => `{parameters: [{name: a, in: query, ${fields}}]}`;
const SCALAR = withQuery("schema: {type: integer}");

testDocuments([
  {
    name: "the name of a path parameter is no part of the path",
    base: `
      paths:
        /pets/{id}:
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          get: { operationId: get, responses: { "204": { description: Done. } } }
    `,
    revision: `
      paths:
        /pets/{petId}:
          parameters: [{ name: petId, in: path, required: true, schema: { type: string } }]
          get: { operationId: get, responses: { "204": { description: Done. } } }
    `,
    want: [
      "safe path-parameter-renamed: The path parameter {id} was renamed to {petId}. [types major, client major, zod major]",
    ],
  },
]);

testOperations([
  {
    name: "an optional parameter may be added",
    base: "{}",
    revision: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    want: [
      "safe parameter-added: The query parameter limit was added. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a parameter that has to be sent breaks every request",
    base: "{}",
    revision: "parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]",
    want: [
      "breaking required-parameter-added: The required query parameter limit was added. [types major, client major, zod major]",
    ],
  },

  {
    name: "a parameter that goes takes away what it did",
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision: "{}",
    want: [
      "breaking parameter-removed: The query parameter limit was removed. [types major, client major, zod major]",
    ],
  },

  {
    name: "a parameter may go after its sunset",
    base: "parameters: [{ name: limit, in: query, deprecated: true, x-sunset: 2026-01-01, schema: { type: integer } }]",
    revision: "{}",
    want: [
      "safe parameter-removed-after-sunset: The query parameter limit was removed after its sunset date. [types major, client major, zod major]",
    ],
  },

  {
    name: "a parameter that moves is not found where it is sent",
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision: "parameters: [{ name: limit, in: header, schema: { type: integer } }]",
    want: [
      "breaking parameter-moved: The header parameter limit was moved from query to header. [types major, client major, zod major]",
    ],
  },

  {
    name: "a parameter that was optional has to stay so",
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision: "parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]",
    want: [
      "breaking parameter-newly-required: The query parameter limit is now required. [types major, client major, zod major]",
    ],
  },

  {
    name: "a parameter may become optional",
    base: "parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]",
    revision: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    want: [
      "safe parameter-no-longer-required: The query parameter limit is now optional. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a list with commas is no repeated parameter",
    base: "parameters: [{ name: limit, in: query, schema: { type: array } }]",
    revision: "parameters: [{ name: limit, in: query, explode: false, schema: { type: array } }]",
    want: [
      "breaking parameter-serialization-changed: The query parameter limit is now serialized as form, not exploded (before: form, exploded). [types patch, client patch]",
    ],
  },

  {
    name: "a parameter in JSON is not one in plain text",
    base: "parameters: [{ name: limit, in: query, schema: { type: string } }]",
    revision:
      "parameters: [{ name: limit, in: query, content: { application/json: { schema: { type: string } } } }]",
    want: [
      "breaking parameter-content-type-changed: The query parameter limit is now sent as application/json instead of plain text. [types patch, client patch]",
    ],
  },

  {
    name: "reserved characters may be allowed",
    base: "parameters: [{ name: limit, in: query, schema: { type: string } }]",
    revision: "parameters: [{ name: limit, in: query, allowReserved: true, schema: { type: string } }]",
    want: [
      "safe reserved-characters-allowed: The query parameter limit now accepts unescaped reserved characters. [types patch, client patch]",
    ],
  },

  {
    name: "reserved characters that were allowed may be sent",
    base: "parameters: [{ name: limit, in: query, allowReserved: true, schema: { type: string } }]",
    revision: "parameters: [{ name: limit, in: query, schema: { type: string } }]",
    want: [
      "risky reserved-characters-refused: The query parameter limit no longer accepts unescaped reserved characters. [types patch, client patch]",
    ],
  },

  {
    name: "what reserved characters are allowed in becomes a number, without such characters",
    base: "parameters: [{ name: limit, in: query, allowReserved: true, schema: { type: string } }]",
    revision: "parameters: [{ name: limit, in: query, allowReserved: true, schema: { type: integer } }]",
    want: [
      "breaking type-narrowed: Query parameter limit changed type from string to integer. [types major, client major, zod major]",
    ],
  },

  {
    name: "a parameter that could stand without a value has to stay so",
    base: "parameters: [{ name: limit, in: query, allowEmptyValue: true, schema: { type: boolean } }]",
    revision: "parameters: [{ name: limit, in: query, schema: { type: boolean } }]",
    want: [
      "breaking empty-value-refused: The query parameter limit no longer accepts an empty value. [types patch, client patch]",
    ],
  },

  {
    name: "a single value becomes a list whose items are repeated in the URL",
    base: SCALAR,
    revision: withQuery("schema: {type: array, items: {type: integer}}"),
    want: [
      "safe parameter-takes-list: The query parameter a now accepts a list of values. [types major, client major, zod major]",
    ],
  },

  {
    name: "a number in JSON is the same as in plain text",
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision:
      "parameters: [{ name: limit, in: query, content: { application/json: { schema: { type: integer } } } }]",
    want: [
      "safe parameter-notation-changed: The query parameter limit is now described as application/json instead of by a schema. [types patch, client patch]",
    ],
  },

  {
    name: "a string described as plain text is sent as before",
    base: "parameters: [{ name: name, in: query, content: { text/plain: { schema: { type: string } } } }]",
    revision: "parameters: [{ name: name, in: query, schema: { type: string } }]",
    want: [
      "safe parameter-notation-changed: The query parameter name is now described by a schema instead of as text/plain. [types patch, client patch]",
    ],
  },

  {
    name: "the case and the character set of a media type do not matter",
    base: "parameters: [{ name: a, in: query, content: { application/json: { schema: { type: object } } } }]",
    revision:
      "parameters: [{ name: a, in: query, content: { Application/JSON; charset=utf-8: { schema: { type: object } } } }]",
    want: [],
  },

  {
    name: "only parameters of a query have empty values and reserved characters, and numbers never have the latter",
    base: `parameters:
  - { name: X-A, in: header, allowEmptyValue: true, allowReserved: true, schema: { type: string } }
  - { name: limit, in: query, allowReserved: true, schema: { type: integer } }`,
    revision: `parameters:
  - { name: X-A, in: header, schema: { type: string } }
  - { name: limit, in: query, schema: { type: integer } }`,
    want: [],
  },

  {
    name: "an empty value may be accepted",
    base: "parameters: [{ name: limit, in: query, schema: { type: string } }]",
    revision: "parameters: [{ name: limit, in: query, allowEmptyValue: true, schema: { type: string } }]",
    want: [
      "safe empty-value-accepted: The query parameter limit now accepts an empty value. [types patch, client patch]",
    ],
  },

  {
    name: "the name of a header in another case is another name in code",
    base: "parameters: [{ name: X-Id, in: header, schema: {} }]",
    revision: "parameters: [{ name: x-id, in: header, schema: {} }]",
    want: [
      "safe header-recased: The header X-Id was renamed to x-id. [types major, client major, zod major]",
    ],
  },
]);

test.each([
  [
    "is written with commas",
    "style: pipeDelimited, explode: false, schema: {type: array, minItems: 2, items: {type: integer}}",
  ],
  ["has two items at least", "schema: {type: array, minItems: 2, items: {type: integer}}"],
  ["holds something else", "schema: {type: array, items: {type: integer, maximum: 5}}"],
])("a list breaks that %s", async (_, fields) => {
  const reported = await operationChangeLines({ base: SCALAR, revision: withQuery(fields) });
  expect(reported[0]).toMatch(/^breaking /);
});
