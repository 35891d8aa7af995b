import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a deprecated operation may be given its day", async () => {
  const told = await toldOfOperation({
    base: "deprecated: true",
    revision: `
      deprecated: true
      x-sunset: 2027-01-31
    `,
  });
  expect(told).toEqual([
    "safe sunset-set: The operation goes on 2027-01-31. [types patch, client patch, zod patch, errors patch]",
  ]);
});
