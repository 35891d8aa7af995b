import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, items: {type: string}}`,
  revision: `{type: array, items: {type: string}, uniqueItems: true}`,
};

test("items have to differ", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking unique-items-required: Request body application/json must not hold an item twice any more. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe unique-items-required: Reply 200 application/json must not hold an item twice any more. [types patch, client patch, zod minor]",
  ]);
});
