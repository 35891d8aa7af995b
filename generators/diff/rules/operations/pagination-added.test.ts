import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a list may say how it is walked", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision:
      "x-pagination: { kind: cursor, mode: optional, limit: limit, after: after, before: before, items: data, next: next, more: more }",
  });
  expect(told).toEqual(["safe pagination-added: The list can be walked page by page. [client minor]"]);
});
