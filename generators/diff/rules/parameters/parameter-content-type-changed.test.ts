import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter in JSON is not one in plain text", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision:
      "parameters: [{ name: limit, in: query, content: { application/json: { schema: { type: integer } } } }]",
  });
  expect(told).toEqual([
    "breaking parameter-content-type-changed: The query parameter limit is written as application/json, not as plain text. [types patch, client patch]",
  ]);
});
