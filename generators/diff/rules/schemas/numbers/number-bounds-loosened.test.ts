import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: number, minimum: 1}`,
  revision: `{type: number}`,
};

test("minimum is dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe number-bounds-loosened: Request body application/json loses minimum 1. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking number-bounds-loosened: Reply 200 application/json loses minimum 1. [types patch, client patch, zod minor]",
  ]);
});
