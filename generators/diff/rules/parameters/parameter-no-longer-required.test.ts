import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter may become optional", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]",
    revision: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
  });
  expect(told).toEqual([
    "safe parameter-no-longer-required: The query parameter limit may be left out now. [types minor, client minor, zod minor]",
  ]);
});
