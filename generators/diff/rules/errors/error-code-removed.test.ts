import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withCatalog } from "../../test/given.ts";

test("an error code that goes is risky", async () => {
  const told = await toldOf({
    base: withCatalog("{}", "PET_BUSY: { status: 409, retry: retryable, description: It is busy. }"),
    revision: withCatalog(),
  });
  expect(told).toEqual([
    "risky error-code-removed: The error code PET_BUSY is gone. [types major, client major, zod minor, errors major]",
  ]);
});
