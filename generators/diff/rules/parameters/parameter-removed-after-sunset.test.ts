import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter may go after its sunset", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, deprecated: true, x-sunset: 2026-01-01, schema: { type: integer } }]",
    revision: "{}",
  });
  expect(told).toEqual([
    "safe parameter-removed-after-sunset: The query parameter limit is gone, as announced. [types major, client major, zod major]",
  ]);
});
