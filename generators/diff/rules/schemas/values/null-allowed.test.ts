import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{type: [string, 'null']}`,
};

test("null is allowed", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe null-allowed: Request body application/json can be null. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking null-allowed: Reply 200 application/json can be null. [types major, client major, zod major]",
  ]);
});
