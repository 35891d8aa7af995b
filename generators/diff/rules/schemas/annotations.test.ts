import { expect, test } from "vitest";
import { schemaChangeLines, testSchemas, verdictsInOperation } from "../../test/changes-between.ts";

testSchemas([
  {
    name: "a keyword that says nothing about this type is added",
    base: "type: boolean",
    revision: "{ type: boolean, maxLength: 5 }",
    request: [
      "docs keyword-without-effect: Request body application/json: changing maxLength has no effect here. []",
    ],
    response: [
      "docs keyword-without-effect: Response 200 application/json: changing maxLength has no effect here. []",
    ],
  },

  {
    name: "a property is deprecated",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string, deprecated: true}}}`,
    request: [
      'safe schema-deprecated: Property "a" is now deprecated. [types patch, client patch, zod patch]',
    ],
    response: [
      'safe schema-deprecated: Property "a" is now deprecated. [types patch, client patch, zod patch]',
    ],
  },

  {
    name: "a property is no longer deprecated",
    base: `{type: object, properties: {a: {type: string, deprecated: true}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [
      'safe schema-no-longer-deprecated: Property "a" is no longer deprecated. [types patch, client patch, zod patch]',
    ],
    response: [
      'safe schema-no-longer-deprecated: Property "a" is no longer deprecated. [types patch, client patch, zod patch]',
    ],
  },

  {
    name: "an extension changes",
    base: `{type: object, properties: {a: {type: string, x-codegen-sensitive: true}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [
      'docs schema-extension-changed: Property "a": x-codegen-sensitive was removed. [types patch, client patch, zod patch]',
    ],
    response: [
      'docs schema-extension-changed: Property "a": x-codegen-sensitive was removed. [types patch, client patch, zod patch]',
    ],
  },
]);

test.each([
  [
    "a keyword for another type",
    "{type: integer, minLength: 3}",
    "{type: integer, minLength: 4}",
    "minLength",
  ],
  [
    "several at once",
    "{type: integer, maxItems: 3}",
    "{type: integer, required: [a]}",
    "maxItems and required",
  ],
  ["then without if", "{then: {type: string}}", "{then: {type: integer}}", "then"],
  ["a count without contains", "{type: array}", "{type: array, minContains: 2}", "minContains"],
  ["a misspelled keyword", "{type: string}", "{type: string, maxLenght: 4}", "maxLenght"],
])("%s is reported once", async (_, base, revision, keywords) => {
  expect(await schemaChangeLines("request", { base, revision })).toEqual([
    `docs keyword-without-effect: Request body application/json: changing ${keywords} has no effect here. []`,
  ]);
});

test("a schema that is sent both ways is reported once", async () => {
  const content = (length: number) => `{application/json: {schema: {type: integer, minLength: ${length}}}}`;
  const operation = (length: number) =>
    `{requestBody: {content: ${content(length)}}, responses: {"200": {description: A., content: ${content(length)}}}}`;
  const reported = await verdictsInOperation({ base: operation(1), revision: operation(2) });
  expect(reported).toEqual(["docs keyword-without-effect", "docs keyword-without-effect"]);
});
