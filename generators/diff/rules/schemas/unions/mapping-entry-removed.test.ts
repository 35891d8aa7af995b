import { expect, test } from "vitest";
import { toldOf } from "../../../test/changes-between.ts";
import { withMapping } from "../../../test/given-union.ts";

test("a mark is taken from a branch", async () => {
  const told = await toldOf({
    base: withMapping("{ card: Card, bank: Bank, sepa: Bank }"),
    revision: withMapping("{ card: Card, bank: Bank }"),
  });
  expect(told).toEqual([
    'breaking mapping-entry-removed: Request body application/json can no longer be marked "sepa". [types major, client major, zod major]',
    'safe mapping-entry-removed: Reply 200 application/json can no longer be marked "sepa". [types minor, client minor, zod minor]',
  ]);
});
