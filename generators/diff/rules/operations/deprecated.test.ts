import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a deprecation is told with its day", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
  });
  expect(told).toEqual([
    "safe deprecated: The operation is deprecated, and goes on 2027-01-31. [types minor, client minor, zod patch]",
  ]);
});
