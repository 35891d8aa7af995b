import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: "{type: string, contentMediaType: application/json, contentSchema: {type: object}}",
  revision: "{type: string, contentMediaType: application/json, contentSchema: {type: array}}",
};

test("a text holds something else once it is decoded", async () => {
  expect(await toldOfSchema("reply", given)).toEqual([
    "risky content-schema-changed: Reply 200 application/json has another contentSchema. [types patch, client patch, zod patch, errors patch]",
  ]);
});
