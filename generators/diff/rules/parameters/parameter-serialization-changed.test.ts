import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a list with commas is no repeated parameter", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, schema: { type: array } }]",
    revision: "parameters: [{ name: limit, in: query, explode: false, schema: { type: array } }]",
  });
  expect(told).toEqual([
    "breaking parameter-serialization-changed: The query parameter limit is written as form, not exploded, not as form, exploded. [types patch, client patch]",
  ]);
});
