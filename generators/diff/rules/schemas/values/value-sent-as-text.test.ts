import { expect, test } from "vitest";
import { toldOfOperation, verdictsInOperation } from "../../../test/changes-between.ts";

const withQuery = (schema: string) => `parameters: [{name: q, in: query, schema: ${schema}}]`;

const told = (base: string, revision: string) =>
  verdictsInOperation({ base: withQuery(base), revision: withQuery(revision) });

test("a number of a query becomes any text", async () => {
  const given = { base: withQuery("{type: integer}"), revision: withQuery("{type: string}") };
  expect(await toldOfOperation(given)).toEqual([
    "safe value-sent-as-text: Query parameter q is string instead of integer. [types major, client major, zod major]",
  ]);
});

test("numbers of a list in a query become any texts", async () => {
  const [base, revision] = ["{type: array, items: {type: boolean}}", "{type: array, items: {type: string}}"];
  expect(await told(base, revision)).toEqual(["safe value-sent-as-text"]);
});

test("a text that has to look in a certain way takes numbers no more", async () => {
  for (const demand of [
    "maxLength: 1",
    "pattern: x",
    "format: uuid",
    "enum: [x]",
    "allOf: [{minLength: 3}]",
  ]) {
    expect(await told("{type: integer}", `{type: string, ${demand}}`)).toContain("breaking type-narrowed");
  }
});

test("a list is no text, and a text is no number", async () => {
  expect(await told("{type: array, items: {type: string}}", "{type: string}")).toContain(
    "breaking type-narrowed",
  );
  expect(await told("{type: string}", "{type: integer}")).toContain("breaking type-narrowed");
});

test("JSON tells a number from a text", async () => {
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
