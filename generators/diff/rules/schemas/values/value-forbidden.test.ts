import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, prefixItems: [{type: string}]}`,
  revision: `{type: array, prefixItems: [{type: string}], items: false}`,
};

test("a tuple is closed", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking value-forbidden: Request body application/json: "[*]" must not be there any more. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe value-forbidden: Reply 200 application/json: "[*]" must not be there any more. [types minor, client minor, zod minor]',
  ]);
});
