import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{oneOf: [{type: string}, {type: integer}]}`,
  revision: `{oneOf: [{type: string}, {type: integer}, {type: boolean}]}`,
};

test("a branch of plain types is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe union-branch-added: Request body application/json can be boolean now. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "risky union-branch-added: Reply 200 application/json can be boolean now. [types minor, client minor, zod minor]",
  ]);
});
