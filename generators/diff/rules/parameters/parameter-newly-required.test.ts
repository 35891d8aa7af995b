import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter that was optional has to stay so", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
    revision: "parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]",
  });
  expect(told).toEqual([
    "breaking parameter-newly-required: The query parameter limit has to be sent now. [types major, client major, zod major]",
  ]);
});
