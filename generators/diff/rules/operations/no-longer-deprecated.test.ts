import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("what was deprecated may stay after all", async () => {
  const told = await toldOfOperation({
    base: "deprecated: true",
    revision: "{}",
  });
  expect(told).toEqual([
    "safe no-longer-deprecated: The operation is no longer deprecated. [types patch, client patch, zod patch, errors patch]",
  ]);
});
