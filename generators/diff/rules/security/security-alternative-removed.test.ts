import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("a way in has to stay open", async () => {
  const told = await toldOf({
    base: withSecurity("[{ key: [] }, { oauth: [read] }]"),
    revision: withSecurity("[{ oauth: [read] }]"),
  });
  expect(told).toEqual([
    "breaking security-alternative-removed: key is not accepted any more. [types patch, client major]",
  ]);
});
