import { expect, test } from "vitest";
import { testOperations, testSchemas, verdictsInOperation } from "../../test/changes-between.ts";

const withQuery = (schema: string) => `parameters: [{name: q, in: query, schema: ${schema}}]`;

testSchemas([
  {
    name: "a type is written where any was allowed",
    base: `{}`,
    revision: `{type: object}`,
    request: [
      "breaking type-narrowed: Request body application/json can no longer be null or boolean or number or string or array. [types major, client major, zod major]",
    ],
    response: [
      "safe type-narrowed: Response 200 application/json can no longer be null or boolean or number or string or array. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "any type is allowed",
    base: `{type: object}`,
    revision: `{}`,
    request: [
      "safe type-widened: Request body application/json can now be null or boolean or number or string or array. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking type-widened: Response 200 application/json can now be null or boolean or number or string or array. [types major, client major, zod major]",
    ],
  },

  {
    name: "null is rejected",
    base: `{type: [string, 'null']}`,
    revision: `{type: string}`,
    request: [
      "breaking null-forbidden: Request body application/json can no longer be null. [types major, client major, zod major]",
    ],
    response: [
      "safe null-forbidden: Response 200 application/json can no longer be null. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "null is allowed",
    base: `{type: string}`,
    revision: `{type: [string, 'null']}`,
    request: [
      "safe null-allowed: Request body application/json can now be null. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking null-allowed: Response 200 application/json can now be null. [types major, client major, zod major]",
    ],
  },

  {
    name: "a tuple is closed",
    base: `{type: array, prefixItems: [{type: string}]}`,
    revision: `{type: array, prefixItems: [{type: string}], items: false}`,
    request: [
      'breaking value-forbidden: Request item "[*]" is no longer allowed. [types major, client major, zod major]',
    ],
    response: [
      'safe value-forbidden: Response item "[*]" is no longer allowed. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a tuple is opened",
    base: `{type: array, prefixItems: [{type: string}], items: false}`,
    revision: `{type: array, prefixItems: [{type: string}]}`,
    request: [
      'safe value-allowed: Request item "[*]" is now allowed. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking value-allowed: Response item "[*]" is now allowed. [types major, client major, zod major]',
    ],
  },

  {
    name: "every value is rejected",
    base: `{}`,
    revision: `{not: {}}`,
    request: [
      "breaking exclusion-tightened: Request body application/json now has not {}. [types major, client major, zod major]",
    ],
    response: [
      "safe exclusion-tightened: Response 200 application/json now has not {}. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "values are ruled in",
    base: `{type: string, not: {const: x}}`,
    revision: `{type: string}`,
    request: [
      'safe exclusion-loosened: Request body application/json no longer has not {"const":"x"}. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking exclusion-loosened: Response 200 application/json no longer has not {"const":"x"}. [types major, client major, zod major]',
    ],
  },

  {
    name: "a default is added",
    base: `{type: object, properties: {a: {type: integer}}}`,
    revision: `{type: object, properties: {a: {type: integer, default: 10}}}`,
    request: [
      'risky default-changed: Request property "a": default was set to 10. [types patch, client minor, zod major]',
    ],
    response: [
      'safe default-changed: Response property "a": default was set to 10. [types patch, client patch, zod major]',
    ],
  },
]);

testOperations([
  {
    name: "a number of a query becomes any text",
    base: withQuery("{type: integer}"),
    revision: withQuery("{type: string}"),
    want: [
      "safe value-sent-as-text: Query parameter q changed type from integer to string. [types major, client major, zod major]",
    ],
  },
]);

const reported = (base: string, revision: string) =>
  verdictsInOperation({ base: withQuery(base), revision: withQuery(revision) });

test("numbers of a list in a query become any strings", async () => {
  const [base, revision] = ["{type: array, items: {type: boolean}}", "{type: array, items: {type: string}}"];
  expect(await reported(base, revision)).toEqual(["safe value-sent-as-text"]);
});

test("a text that has to look in a certain way takes numbers no more", async () => {
  for (const demand of [
    "maxLength: 1",
    "pattern: x",
    "format: uuid",
    "enum: [x]",
    "allOf: [{minLength: 3}]",
  ]) {
    expect(await reported("{type: integer}", `{type: string, ${demand}}`)).toContain(
      "breaking type-narrowed",
    );
  }
});

test("a list is no text, and a text is no number", async () => {
  expect(await reported("{type: array, items: {type: string}}", "{type: string}")).toContain(
    "breaking type-narrowed",
  );
  expect(await reported("{type: string}", "{type: integer}")).toContain("breaking type-narrowed");
});

test("JSON distinguishes a number from a string", async () => {
  const inJson = (type: string) =>
    `{parameters: [{name: q, in: query, content: {application/json: {schema: {type: ${type}}}}}]}`;
  expect(await verdictsInOperation({ base: inJson("integer"), revision: inJson("string") })).toEqual([
    "breaking type-narrowed",
  ]);
});

test("a field of a form is a text", async () => {
  const inForm = (type: string) =>
    `{requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {a: {type: ${type}}}}}}}}`;
  expect(await verdictsInOperation({ base: inForm("integer"), revision: inForm("string") })).toEqual([
    "safe value-sent-as-text",
  ]);
});
