import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withFormerNames } from "../../test/given-union.ts";

test("a component may get another name while the old one stays an alias", async () => {
  const told = await toldOf({
    base: withFormerNames("Card", []),
    revision: withFormerNames("BankCard", ["Card"]),
  });
  expect(told).toEqual([
    "safe component-renamed-with-alias: The component Card is called BankCard now; the old name is kept. [types minor, client minor, zod minor]",
  ]);
});

test("so may one that nothing refers to", async () => {
  const told = await toldOf({
    base: "components: { schemas: { Card: { type: string } } }",
    revision: "components: { schemas: { BankCard: { type: string, x-aliases: [Card] } } }",
  });
  expect(told).toEqual([
    "safe component-renamed-with-alias: The component Card is called BankCard now; the old name is kept. [types minor, client minor, zod minor, webhooks minor]",
  ]);
});
