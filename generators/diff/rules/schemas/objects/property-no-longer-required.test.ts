import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, required: [a], properties: {a: {type: string}}}`,
  revision: `{type: object, properties: {a: {type: string}}}`,
};

test("a property is no longer required", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe property-no-longer-required: "a" may be missing now. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking property-no-longer-required: "a" may be missing now. [types major, client major, zod major]',
  ]);
});
