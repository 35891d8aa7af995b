import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: string, format: uri}`,
  revision: `{type: string}`,
};

test("the format uri is dropped", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe format-loosened: Request body application/json loses format uri. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking format-loosened: Reply 200 application/json loses format uri. [types patch, client patch, zod minor]",
  ]);
});
