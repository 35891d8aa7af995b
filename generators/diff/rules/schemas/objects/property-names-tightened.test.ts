import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, additionalProperties: {type: string}}`,
  revision: `{type: object, additionalProperties: {type: string}, propertyNames: {pattern: '^[a-z]+$'}}`,
};

test("names get a pattern", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking property-names-tightened: Request body application/json gets propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe property-names-tightened: Reply 200 application/json gets propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
  ]);
});
