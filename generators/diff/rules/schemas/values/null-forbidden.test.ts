import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: [string, 'null']}`,
  revision: `{type: string}`,
};

test("null is refused", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking null-forbidden: Request body application/json can no longer be null. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe null-forbidden: Reply 200 application/json can no longer be null. [types minor, client minor, zod minor]",
  ]);
});
