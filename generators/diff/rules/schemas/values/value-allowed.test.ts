import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, prefixItems: [{type: string}], items: false}`,
  revision: `{type: array, prefixItems: [{type: string}]}`,
};

test("a tuple is opened", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe value-allowed: Request body application/json: "[*]" may be there now. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking value-allowed: Reply 200 application/json: "[*]" may be there now. [types major, client major, zod major]',
  ]);
});
