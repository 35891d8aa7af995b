import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}}}`,
  revision: `{type: object, required: [a], properties: {a: {type: string}}}`,
};

test("a property is newly required", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking property-newly-required: "a" is required now. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe property-newly-required: "a" is required now. [types minor, client minor, zod minor]',
  ]);
});
