import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const closed = (more: string, closing: string) =>
  `{type: object, properties: {a: {type: string}${more}}, ${closing}: false}`;

test.each(["additionalProperties", "unevaluatedProperties"])(
  "an object that %s closes gets a property",
  async (closing) => {
    const given = { base: closed("", closing), revision: closed(", b: {type: string}", closing) };
    expect(await toldOfSchema("request", given)).toEqual([
      'safe property-added: "b" is new. [types minor, client minor, zod minor]',
    ]);
    expect(await toldOfSchema("reply", given)).toEqual([
      'breaking property-added-to-closed-object: "b" is new, with values that the object did not allow. [types minor, client minor, zod major]',
    ]);
  },
);

test("a property that was ruled out may be there", async () => {
  const told = await toldOfSchema("reply", {
    base: "{type: object, properties: {a: false}}",
    revision: "{type: object, properties: {a: {type: string}}}",
  });
  expect(told).toEqual([
    'breaking property-added-to-closed-object: "a" is new, with values that the object did not allow. [types minor, client minor, zod major]',
  ]);
});

test("a property that is declared newly, with values that any other property could have, is only new", async () => {
  const told = await toldOfSchema("reply", {
    base: "{type: object, additionalProperties: {type: string}}",
    revision:
      "{type: object, properties: {a: {type: string, maxLength: 3}}, additionalProperties: {type: string}}",
  });
  expect(told).toEqual(['safe property-added: "a" is new. [types minor, client minor, zod minor]']);
});
