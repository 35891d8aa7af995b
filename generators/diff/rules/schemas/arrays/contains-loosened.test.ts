import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, contains: {const: x}}`,
  revision: `{type: array}`,
};

test("no item of a kind has to be there", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe contains-loosened: Request body application/json loses contains {"const":"x"}. [types patch, client patch, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking contains-loosened: Reply 200 application/json loses contains {"const":"x"}. [types patch, client patch, zod minor]',
  ]);
});
