import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("what was open has to stay open", async () => {
  const told = await toldOf({
    base: withSecurity("[]"),
    revision: withSecurity("[{ key: [] }]"),
  });
  expect(told).toEqual([
    "breaking security-added: It was open to everybody and asks for key now. [types patch, client major]",
  ]);
});
