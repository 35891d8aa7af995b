import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, additionalProperties: {type: string}, minProperties: 1}`,
  revision: `{type: object, additionalProperties: {type: string}}`,
};

test("an object may be empty", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe property-count-loosened: Request body application/json loses minProperties 1. [types patch, client patch, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking property-count-loosened: Reply 200 application/json loses minProperties 1. [types patch, client patch, zod minor]",
  ]);
});
