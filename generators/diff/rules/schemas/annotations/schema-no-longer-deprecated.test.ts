import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string, deprecated: true}}}`,
  revision: `{type: object, properties: {a: {type: string}}}`,
};

test("a property is no longer deprecated", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe schema-no-longer-deprecated: "a" is not deprecated any more. [types patch, client patch, zod patch]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe schema-no-longer-deprecated: "a" is not deprecated any more. [types patch, client patch, zod patch]',
  ]);
});
