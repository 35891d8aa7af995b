import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withRegion } from "../../test/given.ts";

test("a choice may be added to a server", async () => {
  const told = await toldOf({
    base: withRegion("{ default: eu, enum: [eu] }"),
    revision: withRegion("{ default: eu, enum: [eu, us] }"),
  });
  expect(told).toEqual([
    "safe server-choice-added: The variable region of the server may be us. [types patch, client minor]",
  ]);
});
