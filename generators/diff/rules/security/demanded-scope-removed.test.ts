import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withDemandedScopes } from "../../test/given.ts";

test("a scope that goes and is still asked for is breaking", async () => {
  const told = await toldOf({
    base: withDemandedScopes("{ read: Reads., write: Writes. }"),
    revision: withDemandedScopes("{ read: Reads. }"),
  });
  expect(told).toEqual([
    "breaking demanded-scope-removed: The scope write is asked for, and not offered any more. [types patch, client major]",
  ]);
});
