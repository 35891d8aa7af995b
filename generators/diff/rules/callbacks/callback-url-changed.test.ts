import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withCallback } from "../../test/given.ts";

test("the address of a callback is looked for where it was", async () => {
  const told = await toldOfOperation({
    base: withCallback("$request.body#/url"),
    revision: withCallback("$request.query.url"),
  });
  expect(told).toEqual([
    "breaking callback-url-changed: The callback fed goes to {$request.query.url}, not to {$request.body#/url}. [types patch, client patch]",
  ]);
});
