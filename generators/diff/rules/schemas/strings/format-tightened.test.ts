import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string}`,
  revision: `{type: string, format: uri}`,
};

test("the format uri is added", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking format-tightened: Request body application/json gets format uri. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe format-tightened: Reply 200 application/json gets format uri. [types patch, client patch, zod minor]",
  ]);
});
