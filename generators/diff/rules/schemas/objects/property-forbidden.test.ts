import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, patternProperties: {^x: {type: string}}}`,
  revision: `{type: object, patternProperties: {^x: {type: string}}, properties: {xa: false}}`,
};

test("a property that a pattern describes is ruled out", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking property-forbidden: "xa" must not be there any more. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe property-forbidden: "xa" must not be there any more. [types minor, client minor, zod minor]',
  ]);
});
