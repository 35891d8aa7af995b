import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a list that stops saying how it is walked takes methods from the client", async () => {
  const told = await toldOfOperation({
    base: "x-pagination: { kind: cursor, mode: optional, limit: limit, after: after, before: before, items: data, next: next, more: more }",
    revision: "{}",
  });
  expect(told).toEqual([
    "safe pagination-removed: The list can no longer be walked page by page. [client major]",
  ]);
});
