import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, items: {type: string}, uniqueItems: true}`,
  revision: `{type: array, items: {type: string}}`,
};

test("items may repeat", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe unique-items-no-longer-required: Request body application/json can hold an item twice. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking unique-items-no-longer-required: Reply 200 application/json can hold an item twice. [types patch, client patch, zod minor]",
  ]);
});
