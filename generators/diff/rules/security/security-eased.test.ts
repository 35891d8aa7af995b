import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("a scope may stop to be asked for", async () => {
  const told = await toldOf({
    base: withSecurity("[{ oauth: [read, write] }]"),
    revision: withSecurity("[{ oauth: [read] }]"),
  });
  expect(told).toEqual(["safe security-eased: oauth (read) is enough now. [types patch, client minor]"]);
});
