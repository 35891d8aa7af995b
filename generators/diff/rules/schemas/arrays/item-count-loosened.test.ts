import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: array, items: {type: string}, minItems: 1}`,
  revision: `{type: array, items: {type: string}}`,
};

test("minItems is dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe item-count-loosened: Request body application/json loses minItems 1. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking item-count-loosened: Reply 200 application/json loses minItems 1. [types patch, client patch, zod minor]",
  ]);
});
