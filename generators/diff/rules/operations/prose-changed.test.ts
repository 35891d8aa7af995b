import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a description is for readers", async () => {
  const told = await toldOfOperation({
    base: "description: Feeds.",
    revision: "description: Feeds a pet.",
  });
  expect(told).toEqual([
    "docs prose-changed: postPetsId has another description. [types patch, client patch, zod patch, errors patch]",
  ]);
});
