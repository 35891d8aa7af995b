import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object}`,
  revision: `{}`,
};

test("any type is allowed", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe type-widened: Request body application/json can be null or boolean or number or string or array now. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking type-widened: Reply 200 application/json can be null or boolean or number or string or array now. [types major, client major, zod major]",
  ]);
});
