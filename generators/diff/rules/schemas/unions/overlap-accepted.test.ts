import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{oneOf: [{type: integer}, {type: number, minimum: 5}]}`,
  revision: `{anyOf: [{type: integer}, {type: number, minimum: 5}]}`,
};

test("exclusive branches may overlap", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe overlap-accepted: Request body application/json can meet more than one branch. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking overlap-accepted: Reply 200 application/json can meet more than one branch. [types major, client major, zod major]",
  ]);
});
