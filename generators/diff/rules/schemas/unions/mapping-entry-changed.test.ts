import { expect, test } from "vitest";
import { toldOf } from "../../../test/changes-between.ts";
import { withMapping } from "../../../test/given-union.ts";

test("a mark means another branch", async () => {
  const told = await toldOf({
    base: withMapping("{ card: Card, bank: Bank }"),
    revision: withMapping("{ card: Bank, bank: Card }"),
  });
  expect(told).toEqual([
    'breaking mapping-entry-changed: Request body application/json means Bank instead of Card where it is marked "card". [types major, client major, zod major]',
    'breaking mapping-entry-changed: Request body application/json means Card instead of Bank where it is marked "bank". [types major, client major, zod major]',
    'breaking mapping-entry-changed: Reply 200 application/json means Bank instead of Card where it is marked "card". [types major, client major, zod major]',
    'breaking mapping-entry-changed: Reply 200 application/json means Card instead of Bank where it is marked "bank". [types major, client major, zod major]',
  ]);
});
