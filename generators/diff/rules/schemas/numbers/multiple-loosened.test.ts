import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: number, multipleOf: 0.01}`,
  revision: `{type: number}`,
};

test("multipleOf is dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe multiple-loosened: Request body application/json loses multipleOf 0.01. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking multiple-loosened: Reply 200 application/json loses multipleOf 0.01. [types patch, client patch, zod minor]",
  ]);
});
