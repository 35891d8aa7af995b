import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: `{type: object, properties: {a: {type: string}, b: {type: string}}, dependentRequired: {a: [b]}}`,
  revision: `{type: object, properties: {a: {type: string}, b: {type: string}}}`,
};

test("a property brings no other with it", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    'safe dependency-loosened: "a" asks for less beside it: the object loses dependentRequired {"a":["b"]}. [types minor, client minor, zod minor]',
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    'breaking dependency-loosened: "a" asks for less beside it: the object loses dependentRequired {"a":["b"]}. [types major, client major, zod major]',
  ]);
});
