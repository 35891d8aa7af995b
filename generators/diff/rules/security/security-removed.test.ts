import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("credentials may stop to be asked for", async () => {
  const told = await toldOf({
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[]"),
  });
  expect(told).toEqual(["safe security-removed: It is open to everybody now. [types patch, client minor]"]);
});
