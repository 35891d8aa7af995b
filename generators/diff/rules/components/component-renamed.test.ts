import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withComponent } from "../../test/given-union.ts";

test("a component gets another name", async () => {
  const told = await toldOf({ base: withComponent("Card"), revision: withComponent("BankCard") });
  expect(told).toEqual([
    "safe component-renamed: The component Card is called BankCard. [types major, client major, zod major]",
  ]);
});
