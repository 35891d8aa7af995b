import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{type: string, contentEncoding: base64}`,
};

test("text is encoded", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking content-encoding-changed: Request body application/json holds "base64" instead of nothing. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'risky content-encoding-changed: Reply 200 application/json holds "base64" instead of nothing. [types major, client major, zod major]',
  ]);
});
