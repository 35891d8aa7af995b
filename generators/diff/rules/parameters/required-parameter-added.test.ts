import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter that has to be sent breaks every request", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: "parameters: [{ name: limit, in: query, required: true, schema: { type: integer } }]",
  });
  expect(told).toEqual([
    "breaking required-parameter-added: The query parameter limit is new, and required. [types major, client major, zod major]",
  ]);
});
