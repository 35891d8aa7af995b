import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter that moves is not found where it is sent", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision: "parameters: [{ name: limit, in: header, schema: { type: integer } }]",
  });
  expect(told).toEqual([
    "breaking parameter-moved: The parameter is sent in the header, not in the query: header parameter limit. [types major, client major, zod major]",
  ]);
});
