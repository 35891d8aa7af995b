import { expect, test } from "vitest";
import { toldOfSchema, verdictsInOperation } from "../../../test/changes-between.ts";

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
  expect(await toldOfSchema("request", { base, revision })).toEqual([
    `docs keyword-without-effect: Request body application/json changed in ${keywords}, which has no effect there. []`,
  ]);
});

test("a schema that is sent both ways is reported once", async () => {
  const content = (length: number) => `{application/json: {schema: {type: integer, minLength: ${length}}}}`;
  const operation = (length: number) =>
    `{requestBody: {content: ${content(length)}}, responses: {"200": {description: A., content: ${content(length)}}}}`;
  const told = await verdictsInOperation({ base: operation(1), revision: operation(2) });
  expect(told).toEqual(["docs keyword-without-effect", "docs keyword-without-effect"]);
});
