import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}}}`,
  revision: `{type: object, properties: {a: false}}`,
};

test("false takes the place of a schema", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking property-removed: "a" was removed. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking property-removed: "a" was removed. [types major, client major, zod major]',
  ]);
});
