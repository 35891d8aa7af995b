import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withSecurity } from "../../test/given.ts";

test("one more scheme is one too many", async () => {
  const told = await toldOf({
    base: withSecurity("[{ key: [] }]"),
    revision: withSecurity("[{ key: [], oauth: [read] }]"),
  });
  expect(told).toEqual([
    "breaking security-scheme-demanded: oauth is asked for on top: key with oauth (read), not key. [types patch, client major]",
  ]);
});
