import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withCatalog } from "../../test/given.ts";

test("the status of an error is looked at", async () => {
  const told = await toldOf({
    base: withCatalog(),
    revision: withCatalog("status: 410"),
  });
  expect(told).toEqual([
    "risky error-status-changed: The error code PET_GONE comes with 410, not with 404. [types patch, client minor, zod minor, errors major]",
  ]);
});
