import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter that goes takes away what it did", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision: "{}",
  });
  expect(told).toEqual([
    "breaking parameter-removed: The query parameter limit is gone. [types major, client major, zod major]",
  ]);
});
