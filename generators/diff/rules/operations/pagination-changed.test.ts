import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a list that is walked in another way is risky", async () => {
  const told = await toldOfOperation({
    base: "x-pagination: { kind: cursor, mode: optional, limit: limit, after: after, before: before, items: data, next: next, more: more }",
    revision:
      "x-pagination: { kind: cursor, mode: always, limit: limit, after: after, before: before, items: data, next: cursor, more: more }",
  });
  expect(told).toEqual([
    "risky pagination-changed: The list is walked in another way: mode, next. [client major]",
  ]);
});
