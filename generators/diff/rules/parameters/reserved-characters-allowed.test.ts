import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("reserved characters may be allowed", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, schema: { type: string } }]",
    revision: "parameters: [{ name: limit, in: query, allowReserved: true, schema: { type: string } }]",
  });
  expect(told).toEqual([
    "safe reserved-characters-allowed: The query parameter limit may hold reserved characters as they are. [types patch, client patch]",
  ]);
});
