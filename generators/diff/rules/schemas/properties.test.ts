import { expect, test } from "vitest";
import { schemaChangeLines, testSchemas } from "../../test/changes-between.ts";

const closed = (more: string, closing: string) =>
  `{type: object, properties: {a: {type: string}${more}}, ${closing}: false}`;

testSchemas([
  {
    name: "a property is renamed, as the revision declares",
    base: "{type: object, required: [a], properties: {a: {type: string}}, additionalProperties: false}",
    revision:
      "{type: object, required: [b], properties: {b: {type: string, x-renamed-from: a}}, additionalProperties: false}",
    request: [
      'breaking property-renamed: Request property "a" was renamed to "b". [types major, client major, zod major]',
    ],
    response: [
      'breaking property-renamed: Response property "a" was renamed to "b". [types major, client major, zod major]',
    ],
  },

  {
    name: "a property that is there still is not renamed, whatever the revision declares",
    base: "{type: object, properties: {a: {type: string}}}",
    revision: "{type: object, properties: {a: {type: string}, b: {type: string, x-renamed-from: a}}}",
    request: ['safe property-added: Request property "b" was added. [types minor, client minor, zod minor]'],
    response: [
      'safe property-added: Response property "b" was added. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a property may go after its sunset",
    base: "properties: { a: { type: string, deprecated: true, x-sunset: 2026-06-14 } }",
    revision: "properties: {}",
    request: [
      `safe property-removed-after-sunset: Request property "a" was removed after its sunset date. [types major, client major, zod major]`,
    ],
    response: [
      `safe property-removed-after-sunset: Response property "a" was removed after its sunset date. [types major, client major, zod major]`,
    ],
  },

  {
    name: "a property may not go before its sunset",
    base: "properties: { a: { type: string, deprecated: true, x-sunset: 2026-06-16 } }",
    revision: "properties: {}",
    request: [
      `risky property-removed: Request property "a" was removed. [types major, client major, zod major]`,
    ],
    response: [
      `breaking property-removed: Response property "a" was removed. [types major, client major, zod major]`,
    ],
  },

  {
    name: "the sunset of a property may be set, and brought forward",
    base: "properties: { a: { deprecated: true }, b: { deprecated: true, x-sunset: 2026-12-31 } }",
    revision:
      "properties: { a: { deprecated: true, x-sunset: 2026-12-31 }, b: { deprecated: true, x-sunset: 2026-11-30 } }",
    request: [
      `risky sunset-brought-forward: Property "b" will be removed on 2026-11-30, earlier than announced (2026-12-31). [types patch, client patch, zod patch, errors patch]`,
      `safe sunset-set: Property "a" will be removed on 2026-12-31. [types patch, client patch, zod patch, errors patch]`,
    ],
    response: [
      `risky sunset-brought-forward: Property "b" will be removed on 2026-11-30, earlier than announced (2026-12-31). [types patch, client patch, zod patch, errors patch]`,
      `safe sunset-set: Property "a" will be removed on 2026-12-31. [types patch, client patch, zod patch, errors patch]`,
    ],
  },

  {
    name: "false takes the place of a schema",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: false}}`,
    request: [
      'breaking property-removed: Request property "a" was removed. [types major, client major, zod major]',
    ],
    response: [
      'breaking property-removed: Response property "a" was removed. [types major, client major, zod major]',
    ],
  },

  {
    name: "a property is newly required",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, required: [a], properties: {a: {type: string}}}`,
    request: [
      'breaking property-newly-required: Request property "a" is now required. [types major, client major, zod major]',
    ],
    response: [
      'safe property-newly-required: Response property "a" is now required. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a property is no longer required",
    base: `{type: object, required: [a], properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [
      'safe property-no-longer-required: Request property "a" is now optional. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking property-no-longer-required: Response property "a" is now optional. [types major, client major, zod major]',
    ],
  },

  {
    name: "a property that a pattern describes is ruled out",
    base: `{type: object, patternProperties: {^x: {type: string}}}`,
    revision: `{type: object, patternProperties: {^x: {type: string}}, properties: {xa: false}}`,
    request: [
      'breaking property-forbidden: Request property "xa" is no longer allowed. [types major, client major, zod major]',
    ],
    response: [
      'safe property-forbidden: Response property "xa" is no longer allowed. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a property that a pattern describes is ruled in",
    base: `{type: object, patternProperties: {^x: {type: string}}, properties: {xa: false}}`,
    revision: `{type: object, patternProperties: {^x: {type: string}}}`,
    request: [
      'safe property-allowed: Request property "xa" is now allowed. [types minor, client minor, zod minor]',
    ],
    response: [
      'breaking property-allowed: Response property "xa" is now allowed. [types major, client major, zod major]',
    ],
  },

  {
    name: "a property becomes read only",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string, readOnly: true}}}`,
    request: [
      'breaking property-became-read-only: Request property "a" is now read-only: requests can no longer contain it. [types major, client major, zod major]',
    ],
    response: [],
  },

  {
    name: "a property is no longer read only",
    base: `{type: object, properties: {a: {type: string, readOnly: true}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [
      'safe property-no-longer-read-only: Request property "a" is no longer read-only: requests can now contain it. [types minor, client minor, zod minor]',
    ],
    response: [],
  },

  {
    name: "a property becomes write only",
    base: `{type: object, properties: {a: {type: string}}}`,
    revision: `{type: object, properties: {a: {type: string, writeOnly: true}}}`,
    request: [],
    response: [
      'breaking property-became-write-only: Response property "a" is now write-only: responses no longer contain it. [types major, client major, zod major]',
    ],
  },

  {
    name: "a property is no longer write only",
    base: `{type: object, properties: {a: {type: string, writeOnly: true}}}`,
    revision: `{type: object, properties: {a: {type: string}}}`,
    request: [],
    response: [
      'safe property-no-longer-write-only: Response property "a" is no longer write-only: responses can now contain it. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "an object that lets others pass gets a property",
    base: "{type: object, properties: {a: {type: string}}}",
    revision: "{type: object, properties: {a: {type: string}, b: {type: string}}}",
    request: ['safe property-added: Request property "b" was added. [types minor, client minor, zod minor]'],
    response: [
      'safe property-added: Response property "b" was added. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "an object whose other properties have a type gets one of another type",
    base: "{type: object, properties: {a: {type: string}}, additionalProperties: {type: string}}",
    revision:
      "{type: object, properties: {a: {type: string}, b: {type: integer}}, additionalProperties: {type: string}}",
    request: [
      'breaking type-narrowed: Request property "b" changed type from string to integer. [types major, client major, zod major]',
      'safe property-added-to-map: Request property "b" was added to an object whose undeclared properties have a type. [types major, client major, zod major]',
    ],
    response: [
      'breaking property-added-to-typed-map: Response property "b" was added to an object whose undeclared properties have another type. [types major, client major, zod major]',
    ],
  },

  {
    name: "an object whose other properties have a type gets one of the same type, which may be missing",
    base: "{type: object, additionalProperties: {type: string}}",
    revision: "{type: object, properties: {b: {type: string}}, additionalProperties: {type: string}}",
    request: [
      'safe property-added-to-map: Request property "b" was added to an object whose undeclared properties have a type. [types major, client major, zod major]',
    ],
    response: [
      'safe property-added-to-map: Response property "b" was added to an object whose undeclared properties have a type. [types major, client major, zod major]',
    ],
  },

  ...["additionalProperties", "unevaluatedProperties"].map((closing) => ({
    name: `an object that ${closing} closes gets a property`,
    base: closed("", closing),
    revision: closed(", b: {type: string}", closing),
    request: ['safe property-added: Request property "b" was added. [types minor, client minor, zod minor]'],
    response: [
      'breaking property-added-to-closed-object: Response property "b" was added to a closed object. [types minor, client minor, zod major]',
    ],
  })),
]);

test("a property that was ruled out may be there", async () => {
  const reported = await schemaChangeLines("response", {
    base: "{type: object, properties: {a: false}}",
    revision: "{type: object, properties: {a: {type: string}}}",
  });
  expect(reported).toEqual([
    'breaking property-added-to-closed-object: Response property "a" was added to a closed object. [types minor, client minor, zod major]',
  ]);
});

const CLOSED =
  'breaking property-added-to-closed-object: Response property "a" was added to a closed object. [types minor, client minor, zod major]';
const TYPED =
  'breaking property-added-to-typed-map: Response property "a" was added to an object whose undeclared properties have another type. [types major, client major, zod major]';

test.each([
  ["other properties are ruled out", "additionalProperties: false", CLOSED],
  ["other properties have another type", "additionalProperties: {type: integer}", TYPED],
])("a property that only requests had is new to responses, where %s", async (_, closing, want) => {
  const reported = await schemaChangeLines("response", {
    base: `{type: object, properties: {a: {type: string, writeOnly: true}}, ${closing}}`,
    revision: `{type: object, properties: {a: {type: string}}, ${closing}}`,
  });
  expect(reported).toEqual([want]);
});

test("a property that is declared newly, with values that any other property could have, breaks no request", async () => {
  const reported = await schemaChangeLines("response", {
    base: "{type: object, additionalProperties: {type: string}}",
    revision:
      "{type: object, properties: {a: {type: string, maxLength: 3}}, additionalProperties: {type: string}}",
  });
  expect(reported).toEqual([
    'safe property-added-to-map: Response property "a" was added to an object whose undeclared properties have a type. [types major, client major, zod major]',
  ]);
});
