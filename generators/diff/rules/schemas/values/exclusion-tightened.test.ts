import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{}`,
  revision: `{not: {}}`,
};

test("everything is refused", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking exclusion-tightened: Request body application/json gets not {}. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe exclusion-tightened: Reply 200 application/json gets not {}. [types minor, client minor, zod minor]",
  ]);
});
