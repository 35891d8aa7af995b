import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withCatalog } from "../../test/given.ts";

test("what an error asks for is acted on", async () => {
  const told = await toldOf({
    base: withCatalog("action: none"),
    revision: withCatalog("action: fix-input"),
  });
  expect(told).toEqual([
    "risky error-remedy-changed: Error code PET_GONE has another action. [client minor, errors minor]",
  ]);
});

test("a note on an error is for readers", async () => {
  const told = await toldOf({ base: withCatalog(), revision: withCatalog("note: Odd.") });
  expect(told).toEqual([
    "docs prose-changed: Error code PET_GONE has a note. [types patch, client patch, zod patch, webhooks patch, errors patch]",
  ]);
});
