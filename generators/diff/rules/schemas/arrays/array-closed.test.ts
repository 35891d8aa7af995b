import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, prefixItems: [{type: string}]}`,
  revision: `{type: array, prefixItems: [{type: string}], unevaluatedItems: false}`,
};

test("a tuple is closed by unevaluatedItems", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking array-closed: Request body application/json gets unevaluatedItems false. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe array-closed: Reply 200 application/json gets unevaluatedItems false. [types minor, client minor, zod minor]",
  ]);
});
