import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withCallback } from "../../test/given.ts";

test("a callback has to stay", async () => {
  const told = await toldOfOperation({
    base: withCallback("$request.body#/url"),
    revision: "{}",
  });
  expect(told).toEqual([
    "breaking callback-removed: The callback fed stops arriving. [types major, client major]",
  ]);
});
