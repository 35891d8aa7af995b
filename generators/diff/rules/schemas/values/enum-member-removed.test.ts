import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{enum: [a, b]}`,
  revision: `{const: a}`,
};

test("a list becomes a constant", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking enum-member-removed: Request body application/json can no longer be "b". [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe enum-member-removed: Reply 200 application/json can no longer be "b". [types major, client major, zod minor]',
  ]);
});
