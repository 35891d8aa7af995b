import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("an optional parameter may be added", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: "parameters: [{ name: limit, in: query, schema: { type: integer } }]",
  });
  expect(told).toEqual([
    "safe parameter-added: The query parameter limit is new. [types minor, client minor, zod minor]",
  ]);
});
