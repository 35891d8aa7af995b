import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}, b: {type: string}}}`,
  revision: `{type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}`,
};

test("a property brings another with it", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking dependency-tightened: "a" asks for more beside it: the object gets dependentRequired {"a":["b"]}. [types major, client major, zod major]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'safe dependency-tightened: "a" asks for more beside it: the object gets dependentRequired {"a":["b"]}. [types minor, client minor, zod minor]',
  ]);
});
