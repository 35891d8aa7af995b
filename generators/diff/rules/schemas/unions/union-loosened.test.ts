import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: integer, anyOf: [{maximum: 5}, {minimum: 10}]}`,
  revision: `{type: integer}`,
};

test("a value need not meet one of two ranges", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe union-loosened: Request body application/json can hold values that no branch described before. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking union-loosened: Reply 200 application/json can hold values that no branch described before. [types major, client major, zod major]",
  ]);
});
