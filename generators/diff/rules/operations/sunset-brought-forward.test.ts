import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a sunset may not be brought forward unnoticed", async () => {
  const told = await toldOfOperation({
    base: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    revision: `
      deprecated: true
      x-sunset: 2026-12-31
    `,
  });
  expect(told).toEqual([
    "risky sunset-brought-forward: The operation goes on 2026-12-31, not on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
  ]);
});
