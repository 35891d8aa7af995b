import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{}`,
  revision: `{type: object}`,
};

test("a type is written where any was allowed", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking type-narrowed: Request body application/json can no longer be null or boolean or number or string or array. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe type-narrowed: Reply 200 application/json can no longer be null or boolean or number or string or array. [types minor, client minor, zod minor]",
  ]);
});
