import { expect, test } from "vitest";
import { toldOf } from "../../../test/changes-between.ts";
import { withMapping } from "../../../test/given-union.ts";

const given = {
  base: withMapping("{ card: Card, bank: Bank }"),
  revision: withMapping("{ card: Card, sepa: Bank }"),
};

test.each([undefined, true, false])(
  "the mark of a branch is renamed, with openEnums: %s",
  async (openEnums) => {
    expect(await toldOf(given, { openEnums, today: "2026-06-15" })).toEqual([
      'breaking mapping-entry-renamed: Request body application/json marks Bank by "sepa" instead of "bank". [types major, client major, zod major]',
      'breaking mapping-entry-renamed: Reply 200 application/json marks Bank by "sepa" instead of "bank". [types major, client major, zod major]',
    ]);
  },
);
