import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withServers } from "../../test/given.ts";

test("a server may be added", async () => {
  const told = await toldOf({
    base: withServers("[{ url: https://a.test }]"),
    revision: withServers("[{ url: https://a.test }, { url: https://b.test }]"),
  });
  expect(told).toEqual(["safe server-added: The server https://b.test is new. [types patch, client minor]"]);
});
