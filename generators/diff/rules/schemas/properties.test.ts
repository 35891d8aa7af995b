import { expect, test } from "vitest";
import { schemaChangeLines } from "../../test/changes-between.ts";
import { testSchemas } from "../../test/rule-cases.ts";

const closed = (more: string, closing: string) =>
  `{type: object, properties: {a: {type: string}${more}}, ${closing}: false}`;

testSchemas([
  {
    name: "false takes the place of a schema",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: false}}`,
    request: ['breaking property-removed: "a" was removed. [types major, client major, zod major]'],
    response: ['breaking property-removed: "a" was removed. [types major, client major, zod major]'],
  },

  {
    name: "a property is newly required",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, required: [a], properties: {a: {type: string}}}`,
    request: [
      'breaking property-newly-required: "a" is required now. [types major, client major, zod major]',
    ],
    response: ['safe property-newly-required: "a" is required now. [types minor, client minor, zod minor]'],
  },

  {
    name: "a property is no longer required",
    base: `{type: object, required: [a], properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [
      'safe property-no-longer-required: "a" may be missing now. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking property-no-longer-required: "a" may be missing now. [types major, client major, zod major]',
    ],
  },

  {
    name: "a property that a pattern describes is ruled out",
    base: `{type: object, patternProperties: {^x: {type: string}}}`,
    revision: `{type: object, patternProperties: {^x: {type: string}}, properties: {xa: false}}`,
    request: [
      'breaking property-forbidden: "xa" must not be there any more. [types major, client major, zod major]',
    ],
    response: [
      'safe property-forbidden: "xa" must not be there any more. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a property that a pattern describes is ruled in",
    base: `{type: object, patternProperties: {^x: {type: string}}, properties: {xa: false}}`,
    revision: `{type: object, patternProperties: {^x: {type: string}}}`,
    request: ['safe property-allowed: "xa" may be there now. [types minor, client minor, zod minor]'],
    response: ['breaking property-allowed: "xa" may be there now. [types major, client major, zod major]'],
  },

  {
    name: "a property becomes read only",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string, readOnly: true}}}`,
    request: [
      'breaking property-became-read-only: "a" is read only now: it cannot be sent any more. [types major, client major, zod major]',
    ],
    response: [],
  },

  {
    name: "a property is no longer read only",
    base: `{type: object, properties: {a: {type: string, readOnly: true}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [
      'safe property-no-longer-read-only: "a" can be sent now: it is not read only any more. [types minor, client minor, zod minor]',
    ],
    response: [],
  },

  {
    name: "a property becomes write only",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string, writeOnly: true}}}`,
    request: [],
    response: [
      'breaking property-became-write-only: "a" is write only now: responses do not have it any more. [types major, client major, zod major]',
    ],
  },

  {
    name: "a property is no longer write only",
    base: `{type: object, properties: {a: {type: string, writeOnly: true}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [],
    response: [
      'safe property-no-longer-write-only: "a" is in responses now: it is not write only any more. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "an object that lets others pass gets a property",
    base: "{type: object, properties: {a: {type: string}}}",
    revision: "{type: object, properties: {a: {type: string}, b: {type: string}}}",
    request: ['safe property-added: "b" is new. [types minor, client minor, zod minor]'],
    response: ['safe property-added: "b" is new. [types minor, client minor, zod minor]'],
  },

  ...["additionalProperties", "unevaluatedProperties"].map((closing) => ({
    name: `an object that ${closing} closes gets a property`,
    base: closed("", closing),
    revision: closed(", b: {type: string}", closing),
    request: ['safe property-added: "b" is new. [types minor, client minor, zod minor]'],
    response: [
      'breaking property-added-to-closed-object: "b" is new, with values that the object did not allow. [types minor, client minor, zod major]',
    ],
  })),
]);

test("a property that was ruled out may be there", async () => {
  const reported = await schemaChangeLines("response", {
    base: "{type: object, properties: {a: false}}",
    revision: "{type: object, properties: {a: {type: string}}}",
  });
  expect(reported).toEqual([
    'breaking property-added-to-closed-object: "a" is new, with values that the object did not allow. [types minor, client minor, zod major]',
  ]);
});

test("a property that is declared newly, with values that any other property could have, is only new", async () => {
  const reported = await schemaChangeLines("response", {
    base: "{type: object, additionalProperties: {type: string}}",
    revision:
      "{type: object, properties: {a: {type: string, maxLength: 3}}, additionalProperties: {type: string}}",
  });
  expect(reported).toEqual(['safe property-added: "a" is new. [types minor, client minor, zod minor]']);
});
