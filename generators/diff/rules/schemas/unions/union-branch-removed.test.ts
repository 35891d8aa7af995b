import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{oneOf: [{type: string}, {type: integer}, {type: boolean}]}`,
  revision: `{oneOf: [{type: string}, {type: integer}]}`,
};

test("a branch of plain types is taken away", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking union-branch-removed: Request body application/json can no longer be boolean. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe union-branch-removed: Reply 200 application/json can no longer be boolean. [types minor, client minor, zod minor]",
  ]);
});
