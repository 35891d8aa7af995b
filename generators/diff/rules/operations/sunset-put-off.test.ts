import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a sunset may be put off", async () => {
  const told = await toldOfOperation({
    base: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
    revision: "deprecated: true",
  });
  expect(told).toEqual([
    "safe sunset-put-off: The operation does not go on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
  ]);
});
