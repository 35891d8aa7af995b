import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, patternProperties: {^x: {type: string}}, properties: {xa: false}}`,
  revision: `{type: object, patternProperties: {^x: {type: string}}}`,
};

test("a property that a pattern describes is ruled in", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe property-allowed: "xa" may be there now. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking property-allowed: "xa" may be there now. [types major, client major, zod major]',
  ]);
});
