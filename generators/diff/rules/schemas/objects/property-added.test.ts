import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: false}}`,
  revision: `{type: object, properties: {a: {type: string}}}`,
};

test("a schema takes the place of false", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe property-added: "a" is new. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'risky property-added: "a" is new. [types minor, client minor, zod major]',
  ]);
});
