import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}}}`,
  revision: `{type: object, properties: {a: {type: string, readOnly: true}}}`,
};

test("a property becomes read only", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking property-became-read-only: "a" is read only now: it cannot be sent any more. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([]);
});
