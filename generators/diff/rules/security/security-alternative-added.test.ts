import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("another way in may be opened", async () => {
  const told = await toldOf({
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[{ key: [] }, { oauth: [read] }]"),
  });
  expect(told).toEqual([
    "safe security-alternative-added: oauth (read) is accepted as well. [types patch, client minor]",
  ]);
});
