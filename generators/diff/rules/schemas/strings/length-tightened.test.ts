import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{type: string, minLength: 1}`,
};

test("minLength is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking length-tightened: Request body application/json gets minLength 1. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe length-tightened: Reply 200 application/json gets minLength 1. [types patch, client patch, zod minor]",
  ]);
});
