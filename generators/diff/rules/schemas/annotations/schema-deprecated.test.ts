import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}}}`,
  revision: `{type: object, properties: {a: {type: string, deprecated: true}}}`,
};

test("a property is deprecated", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe schema-deprecated: "a" is deprecated. [types patch, client patch, zod patch]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe schema-deprecated: "a" is deprecated. [types patch, client patch, zod patch]',
  ]);
});
