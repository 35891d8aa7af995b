import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, additionalProperties: false}`,
  revision: `{type: object, additionalProperties: {type: string}}`,
};

test("a closed object becomes a map", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe object-opened: Request body application/json is more open to properties that are not named: it goes from additionalProperties false to additionalProperties {"type":"string"}. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking object-opened: Reply 200 application/json is more open to properties that are not named: it goes from additionalProperties false to additionalProperties {"type":"string"}. [types major, client major, zod major]',
  ]);
});
