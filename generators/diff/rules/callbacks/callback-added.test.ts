import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withCallback } from "../../test/given.ts";

test("a callback may be added", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: withCallback("$request.body#/url"),
  });
  expect(told).toEqual(["safe callback-added: The callback fed is new. [types minor, client minor]"]);
});
