import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string, minLength: 1}`,
  revision: `{type: string}`,
};

test("minLength is dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe length-loosened: Request body application/json loses minLength 1. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking length-loosened: Reply 200 application/json loses minLength 1. [types patch, client patch, zod minor]",
  ]);
});
