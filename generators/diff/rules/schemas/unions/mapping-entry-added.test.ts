import { expect, test } from "vitest";
import { toldOf } from "../../../test/changes-between.ts";
import { withMapping } from "../../../test/given-union.ts";

test("a mark is added to a branch", async () => {
  const told = await toldOf({
    base: withMapping("{ card: Card, bank: Bank }"),
    revision: withMapping("{ card: Card, bank: Bank, sepa: Bank }"),
  });
  expect(told).toEqual([
    'risky mapping-entry-added: Reply 200 application/json can be marked "sepa" now, which means Bank. [types minor, client minor, zod minor]',
    'safe mapping-entry-added: Request body application/json can be marked "sepa" now, which means Bank. [types minor, client minor, zod minor]',
  ]);
});
