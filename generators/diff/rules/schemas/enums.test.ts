import { expect, test } from "vitest";
import { schemaChangeLines, testSchemas } from "../../test/changes-between.ts";

testSchemas([
  {
    name: "a value is renamed, as the revision declares",
    base: "{enum: [a, b]}",
    revision: "{enum: [a, c], x-renamed-from: {c: b}}",
    request: [
      'breaking enum-value-renamed: Request body application/json can be "c" instead of "b". [types major, client major, zod major]',
    ],
    response: [
      'risky enum-value-renamed: Response 200 application/json can be "c" instead of "b". [types major, client major, zod minor]',
    ],
  },

  {
    name: "text becomes a constant",
    base: `{type: string}`,
    revision: `{const: a}`,
    request: [
      "breaking enum-introduced: Request body application/json is now restricted to a list of values: it now has const a. [types major, client major, zod major]",
    ],
    response: [
      "safe enum-introduced: Response 200 application/json is now restricted to a list of values: it now has const a. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a constant becomes text",
    base: `{const: a}`,
    revision: `{type: string}`,
    request: [
      "safe enum-lifted: Request body application/json is no longer restricted to a list of values: it no longer has const a. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking enum-lifted: Response 200 application/json is no longer restricted to a list of values: it no longer has const a. [types major, client major, zod major]",
    ],
  },

  {
    name: "a list of numbers grows",
    base: `{enum: [1, 2]}`,
    revision: `{enum: [1, 2, 3]}`,
    request: [
      "safe enum-member-added: Request body application/json can now be 3. [types minor, client minor, zod minor]",
    ],
    response: [
      "risky enum-member-added: Response 200 application/json can now be 3. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a list becomes a constant",
    base: `{enum: [a, b]}`,
    revision: `{const: a}`,
    request: [
      'breaking enum-member-removed: Request body application/json can no longer be "b". [types major, client major, zod major]',
    ],
    response: [
      'safe enum-member-removed: Response 200 application/json can no longer be "b". [types major, client major, zod minor]',
    ],
  },

  {
    name: "a constant is another",
    base: `{const: a}`,
    revision: `{const: b}`,
    request: [
      "breaking constant-changed: Request body application/json has a different constant value: it changed from const a to const b. [types major, client major, zod major]",
    ],
    response: [
      "breaking constant-changed: Response 200 application/json has a different constant value: it changed from const a to const b. [types major, client major, zod major]",
    ],
  },

  {
    name: "a known value of an open list is no longer listed",
    base: "{type: object, properties: {a: {type: string, x-extensible-enum: [x, y]}}}",
    revision: "{type: object, properties: {a: {type: string, x-extensible-enum: [x]}}}",
    request: [
      'breaking extensible-enum-changed: Request property "a": known values were changed from ["x","y"] to ["x"]. [types minor, client minor, zod minor]',
    ],
    response: [
      'safe extensible-enum-changed: Response property "a": known values were changed from ["x","y"] to ["x"]. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "the known values of an open list grow",
    base: "{type: object, properties: {a: {type: string, x-extensible-enum: [x]}}}",
    revision: "{type: object, properties: {a: {type: string, x-extensible-enum: [x, y]}}}",
    request: [
      'safe extensible-enum-changed: Request property "a": known values were changed from ["x"] to ["x","y"]. [types minor, client minor, zod minor]',
    ],
    response: [
      'safe extensible-enum-changed: Response property "a": known values were changed from ["x"] to ["x","y"]. [types minor, client minor, zod minor]',
    ],
  },
]);

test.each([
  ["strings of one length", "type: string, minLength: 3, maxLength: 3", "X"],
  ["strings of a pattern", "type: string, pattern: '^X[A-Z]{2}$'", "X"],
  ["numbers", "type: integer", undefined],
])("a long list of %s is shown to refuse one", async (_, narrow, letter) => {
  const names = [...LETTERS].flatMap((second) => [...LETTERS].map((third) => `${letter}${second}${third}`));
  const listed = letter === undefined ? names.map((_, index) => index) : names.slice(0, -1);
  const others = [...LETTERS].map((name) => `${name}: {type: string, enum: [one, two]}`).join(", ");
  const within = (code: string) => `{type: object, properties: {code: {${code}}, ${others}}}`;
  const reported = await schemaChangeLines("request", {
    base: within(narrow),
    revision: within(`${narrow}, enum: ${JSON.stringify(listed)}`),
  });
  expect(reported).toHaveLength(1);
  expect(reported[0]).toMatch(/^breaking enum-introduced: /);
});

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
