import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withServers } from "../../test/given.ts";

test("a server has to stay", async () => {
  const told = await toldOf({
    base: withServers("[{ url: https://a.test }, { url: https://b.test }]"),
    revision: withServers("[{ url: https://a.test }]"),
  });
  expect(told).toEqual([
    "breaking server-removed: The server https://b.test is gone. [types patch, client major]",
  ]);
});
