import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: number}`,
  revision: `{type: number, multipleOf: 0.01}`,
};

test("multipleOf is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking multiple-tightened: Request body application/json gets multipleOf 0.01. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe multiple-tightened: Reply 200 application/json gets multipleOf 0.01. [types patch, client patch, zod minor]",
  ]);
});
