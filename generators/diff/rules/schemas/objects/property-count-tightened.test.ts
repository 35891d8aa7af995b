import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, additionalProperties: {type: string}}`,
  revision: `{type: object, additionalProperties: {type: string}, minProperties: 1}`,
};

test("more properties are asked for", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking property-count-tightened: Request body application/json gets minProperties 1. [types patch, client patch, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "safe property-count-tightened: Reply 200 application/json gets minProperties 1. [types patch, client patch, zod minor]",
  ]);
});
