import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, prefixItems: [{type: string}], unevaluatedItems: false}`,
  revision: `{type: array, prefixItems: [{type: string}]}`,
};

test("a tuple is opened by dropping unevaluatedItems", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe array-opened: Request body application/json loses unevaluatedItems false. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking array-opened: Reply 200 application/json loses unevaluatedItems false. [types major, client major, zod major]",
  ]);
});
