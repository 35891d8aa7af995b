import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("reserved characters that were allowed may be sent", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, allowReserved: true, schema: { type: string } }]",
    revision: "parameters: [{ name: limit, in: query, schema: { type: string } }]",
  });
  expect(told).toEqual([
    "risky reserved-characters-refused: Reserved characters have to be escaped in the query parameter limit now. [types patch, client patch]",
  ]);
});
