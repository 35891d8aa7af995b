import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{anyOf: [{type: integer}, {type: number, minimum: 5}]}`,
  revision: `{oneOf: [{type: integer}, {type: number, minimum: 5}]}`,
};

test("branches that overlap become exclusive", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking overlap-refused: Request body application/json must not meet more than one branch any more. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe overlap-refused: Reply 200 application/json must not meet more than one branch any more. [types minor, client minor, zod minor]",
  ]);
});
