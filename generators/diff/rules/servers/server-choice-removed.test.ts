import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withRegion } from "../../test/given.ts";

test("a choice of a server has to stay", async () => {
  const told = await toldOf({
    base: withRegion("{ default: eu, enum: [eu, us] }"),
    revision: withRegion("{ default: eu, enum: [eu] }"),
  });
  expect(told).toEqual([
    "breaking server-choice-removed: The variable region of the server may not be us any more. [types patch, client major]",
  ]);
});
