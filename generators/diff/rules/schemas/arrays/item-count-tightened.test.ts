import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, items: {type: string}}`,
  revision: `{type: array, items: {type: string}, minItems: 1}`,
};

test("minItems is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking item-count-tightened: Request body application/json gets minItems 1. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe item-count-tightened: Reply 200 application/json gets minItems 1. [types patch, client patch, zod minor]",
  ]);
});
