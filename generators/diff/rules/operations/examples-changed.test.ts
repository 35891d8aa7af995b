import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("an example is for readers", async () => {
  const told = await toldOfOperation({
    base: "requestBody: { content: { application/json: { schema: {}, example: 1 } } }",
    revision: "requestBody: { content: { application/json: { schema: {}, example: 2 } } }",
  });
  expect(told).toEqual([
    "docs examples-changed: Request body application/json has other examples. [types patch, client patch, zod patch, errors patch]",
  ]);
});
