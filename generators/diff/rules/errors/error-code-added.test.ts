import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withCatalog } from "../../test/given.ts";

test("an error code may be added", async () => {
  const told = await toldOf({
    base: withCatalog(),
    revision: withCatalog("{}", "PET_BUSY: { status: 409, retry: retryable, description: It is busy. }"),
  });
  expect(told).toEqual([
    "safe error-code-added: The error code PET_BUSY is new. [types minor, client minor, zod minor, errors minor]",
  ]);
});
