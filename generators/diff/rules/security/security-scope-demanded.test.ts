import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("one more scope is one too many", async () => {
  const told = await toldOf({
    base: withSecurity("[{ oauth: [read] }]"),
    revision: withSecurity("[{ oauth: [read, write] }]"),
  });
  expect(told).toEqual([
    "breaking security-scope-demanded: The scope write is asked for on top: oauth (read, write), not oauth (read). [types patch, client major]",
  ]);
});
