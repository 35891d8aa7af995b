import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, additionalProperties: {type: string}}`,
  revision: `{type: object, additionalProperties: false}`,
};

test("a map is closed", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking object-closed: Request body application/json is stricter with properties that are not named: it goes from additionalProperties {"type":"string"} to additionalProperties false. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe object-closed: Reply 200 application/json is stricter with properties that are not named: it goes from additionalProperties {"type":"string"} to additionalProperties false. [types minor, client minor, zod minor]',
  ]);
});
