import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array}`,
  revision: `{type: array, contains: {const: x}}`,
};

test("an item of a kind has to be there", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking contains-tightened: Request body application/json gets contains {"const":"x"}. [types patch, client patch, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe contains-tightened: Reply 200 application/json gets contains {"const":"x"}. [types patch, client patch, zod minor]',
  ]);
});
