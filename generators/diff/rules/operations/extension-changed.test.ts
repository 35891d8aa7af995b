import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("an extension that nobody knows is told as words", async () => {
  const told = await toldOfOperation({
    base: "x-owner: a",
    revision: "x-owner: b",
  });
  expect(told).toEqual([
    "docs extension-changed: postPetsId has another x-owner. [types patch, client patch, zod patch, errors patch]",
  ]);
});
