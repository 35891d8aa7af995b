import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}}}`,
  revision: `{type: object, properties: {a: {type: string, writeOnly: true}}}`,
};

test("a property becomes write only", async () => {
  expect(await toldOfSchema("request", given)).toEqual([]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking property-became-write-only: "a" is write only now: replies do not have it any more. [types major, client major, zod major]',
  ]);
});
