import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withRegion } from "../../test/given.ts";

test("the default of a server is relied on", async () => {
  const told = await toldOf({
    base: withRegion("{ default: eu }"),
    revision: withRegion("{ default: us }"),
  });
  expect(told).toEqual([
    "risky server-default-changed: The variable region of the server is us by default, not eu. [types patch, client patch]",
  ]);
});
