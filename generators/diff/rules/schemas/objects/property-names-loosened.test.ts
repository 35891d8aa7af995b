import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, additionalProperties: {type: string}, propertyNames: {pattern: '^[a-z]+$'}}`,
  revision: `{type: object, additionalProperties: {type: string}}`,
};

test("names lose their pattern", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe property-names-loosened: Request body application/json loses propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking property-names-loosened: Reply 200 application/json loses propertyNames {"pattern":"^[a-z]+$"}. [types patch, client patch, zod minor]',
  ]);
});
