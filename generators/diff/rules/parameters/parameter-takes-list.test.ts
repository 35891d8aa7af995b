import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

const withQuery = (fields: string) => `{parameters: [{name: a, in: query, ${fields}}]}`;
const SCALAR = withQuery("schema: {type: integer}");

test("a single value becomes a list whose items are repeated in the URL", async () => {
  const revision = withQuery("schema: {type: array, items: {type: integer}}");
  expect(await toldOfOperation({ base: SCALAR, revision })).toEqual([
    "safe parameter-takes-list: The query parameter a takes a list of values now. [types major, client major, zod major]",
  ]);
});

test.each([
  [
    "is written with commas",
    "style: pipeDelimited, explode: false, schema: {type: array, minItems: 2, items: {type: integer}}",
  ],
  ["has two items at least", "schema: {type: array, minItems: 2, items: {type: integer}}"],
  ["holds something else", "schema: {type: array, items: {type: integer, maximum: 5}}"],
])("a list breaks that %s", async (_, fields) => {
  const told = await toldOfOperation({ base: SCALAR, revision: withQuery(fields) });
  expect(told[0]).toMatch(/^breaking /);
});
