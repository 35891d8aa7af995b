import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: number}`,
  revision: `{type: number, minimum: 1}`,
};

test("minimum is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking number-bounds-tightened: Request body application/json gets minimum 1. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe number-bounds-tightened: Reply 200 application/json gets minimum 1. [types patch, client patch, zod minor]",
  ]);
});
