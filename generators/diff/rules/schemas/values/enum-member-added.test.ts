import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{enum: [1, 2]}`,
  revision: `{enum: [1, 2, 3]}`,
};

test("a list of numbers grows", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe enum-member-added: Request body application/json can be 3 now. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "risky enum-member-added: Reply 200 application/json can be 3 now. [types minor, client minor, zod minor]",
  ]);
});
