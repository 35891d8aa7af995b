import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string, writeOnly: true}}}`,
  revision: `{type: object, properties: {a: {type: string}}}`,
};

test("a property is no longer write only", async () => {
  expect(await toldOfSchema("request", given)).toEqual([]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe property-no-longer-write-only: "a" is in replies now: it is not write only any more. [types minor, client minor, zod minor]',
  ]);
});
