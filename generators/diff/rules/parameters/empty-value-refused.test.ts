import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a parameter that could stand without a value has to stay so", async () => {
  const told = await toldOfOperation({
    base: "parameters: [{ name: limit, in: query, allowEmptyValue: true, schema: { type: boolean } }]",
    revision: "parameters: [{ name: limit, in: query, schema: { type: boolean } }]",
  });
  expect(told).toEqual([
    "breaking empty-value-refused: The query parameter limit may not be sent without a value any more. [types patch, client patch]",
  ]);
});
