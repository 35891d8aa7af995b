import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withCatalog } from "../../test/given.ts";

test("the retry class of an error is acted on", async () => {
  const told = await toldOf({
    base: withCatalog(),
    revision: withCatalog("retry: retryable"),
  });
  expect(told).toEqual([
    "risky error-code-reclassified: The error code PET_GONE is retryable, not terminal. [types patch, client minor, zod minor, errors major]",
  ]);
});
