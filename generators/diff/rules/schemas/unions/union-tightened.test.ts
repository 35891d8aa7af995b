import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: integer}`,
  revision: `{type: integer, anyOf: [{maximum: 5}, {minimum: 10}]}`,
};

test("a value has to meet one of two ranges", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking union-tightened: Request body application/json takes fewer values in every branch. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe union-tightened: Reply 200 application/json takes fewer values in every branch. [types minor, client minor, zod minor]",
  ]);
});
