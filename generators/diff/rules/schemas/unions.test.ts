import { expect, test } from "vitest";
import { NEW_ENUM_VALUES } from "../../options.ts";
import {
  changeLines,
  schemaChangeLines,
  testDocuments,
  testSchemas,
  verdictsOf,
} from "../../test/changes-between.ts";
import { withMapping, withUnion } from "../../test/given.ts";

testDocuments([
  {
    name: "another property identifies the branches",
    base: withUnion("{ propertyName: kind }"),
    revision: withUnion("{ propertyName: sort }"),
    want: [
      'breaking discriminator-changed: Request body application/json: discriminator was changed from "kind" to "sort". [types major, client major, zod major]',
      'breaking discriminator-changed: Response 200 application/json: discriminator was changed from "kind" to "sort". [types major, client major, zod major]',
    ],
  },

  {
    name: "a mark is added to a branch",
    base: withMapping("{ card: Card, bank: Bank }"),
    revision: withMapping("{ card: Card, bank: Bank, sepa: Bank }"),
    want: [
      'risky mapping-entry-added: Response 200 application/json: discriminator value "sepa" was added for Bank. [types minor, client minor, zod minor]',
      'safe mapping-entry-added: Request body application/json: discriminator value "sepa" was added for Bank. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a mark is taken from a branch",
    base: withMapping("{ card: Card, bank: Bank, sepa: Bank }"),
    revision: withMapping("{ card: Card, bank: Bank }"),
    want: [
      'breaking mapping-entry-removed: Request body application/json: discriminator value "sepa" was removed. [types major, client major, zod major]',
      'safe mapping-entry-removed: Response 200 application/json: discriminator value "sepa" was removed. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "all other marks mean another branch",
    base: withUnion("{ propertyName: kind, mapping: { card: Card }, defaultMapping: Card }"),
    revision: withUnion("{ propertyName: kind, mapping: { card: Card }, defaultMapping: Bank }"),
    want: [
      'breaking default-mapping-changed: Request body application/json: the default of the discriminator was changed from "Card" to "Bank". [types major, client major, zod major]',
      'breaking default-mapping-changed: Response 200 application/json: the default of the discriminator was changed from "Card" to "Bank". [types major, client major, zod major]',
    ],
  },

  {
    name: "a mark means another branch",
    base: withMapping("{ card: Card, bank: Bank }"),
    revision: withMapping("{ card: Bank, bank: Card }"),
    want: [
      'breaking mapping-entry-changed: Request body application/json: discriminator value "card" now selects Bank instead of Card. [types major, client major, zod major]',
      'breaking mapping-entry-changed: Request body application/json: discriminator value "bank" now selects Card instead of Bank. [types major, client major, zod major]',
      'breaking mapping-entry-changed: Response 200 application/json: discriminator value "card" now selects Bank instead of Card. [types major, client major, zod major]',
      'breaking mapping-entry-changed: Response 200 application/json: discriminator value "bank" now selects Card instead of Bank. [types major, client major, zod major]',
    ],
  },
]);

testSchemas([
  {
    name: "a branch of plain types is added",
    base: `{oneOf: [{type: string}, {type: integer}]}`,
    revision: `{oneOf: [{type: string}, {type: integer}, {type: boolean}]}`,
    request: [
      "safe union-branch-added: Request body application/json can now be boolean. [types minor, client minor, zod minor]",
    ],
    response: [
      "risky union-branch-added: Response 200 application/json can now be boolean. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a branch of plain types is taken away",
    base: `{oneOf: [{type: string}, {type: integer}, {type: boolean}]}`,
    revision: `{oneOf: [{type: string}, {type: integer}]}`,
    request: [
      "breaking union-branch-removed: Request body application/json can no longer be boolean. [types major, client major, zod major]",
    ],
    response: [
      "safe union-branch-removed: Response 200 application/json can no longer be boolean. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a value has to meet one of two ranges",
    base: `{type: integer}`,
    revision: `{type: integer, anyOf: [{maximum: 5}, {minimum: 10}]}`,
    request: [
      "breaking union-tightened: Request body application/json allows fewer values in its union. [types major, client major, zod major]",
    ],
    response: [
      "safe union-tightened: Response 200 application/json allows fewer values in its union. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a value need not meet one of two ranges",
    base: `{type: integer, anyOf: [{maximum: 5}, {minimum: 10}]}`,
    revision: `{type: integer}`,
    request: [
      "safe union-loosened: Request body application/json allows more values in its union. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking union-loosened: Response 200 application/json allows more values in its union. [types major, client major, zod major]",
    ],
  },

  {
    name: "branches that overlap become exclusive",
    base: `{anyOf: [{type: integer}, {type: number, minimum: 5}]}`,
    revision: `{oneOf: [{type: integer}, {type: number, minimum: 5}]}`,
    request: [
      "breaking overlap-refused: Request body application/json can no longer match several branches of oneOf. [types major, client major, zod major]",
    ],
    response: [
      "safe overlap-refused: Response 200 application/json can no longer match several branches of oneOf. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "exclusive branches may overlap",
    base: `{oneOf: [{type: integer}, {type: number, minimum: 5}]}`,
    revision: `{anyOf: [{type: integer}, {type: number, minimum: 5}]}`,
    request: [
      "safe overlap-accepted: Request body application/json can now match several branches. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking overlap-accepted: Response 200 application/json can now match several branches. [types major, client major, zod major]",
    ],
  },
]);

test("a new discriminator for a property that identified the branches before", async () => {
  const changes = await verdictsOf({ base: withUnion("{}"), revision: withUnion("{ propertyName: kind }") });
  expect(new Set(changes)).toEqual(new Set(["safe discriminator-changed"]));
});

const RENAMED = {
  base: withMapping("{ card: Card, bank: Bank }"),
  revision: withMapping("{ card: Card, sepa: Bank }"),
};

testDocuments([
  {
    name: "the mark of a branch is renamed",
    ...RENAMED,
    want: [
      'breaking mapping-entry-renamed: Request body application/json: discriminator value of Bank was changed from "bank" to "sepa". [types major, client major, zod major]',
      'breaking mapping-entry-renamed: Response 200 application/json: discriminator value of Bank was changed from "bank" to "sepa". [types major, client major, zod major]',
    ],
  },
]);

test.each(NEW_ENUM_VALUES)(
  "the mark of a branch is renamed, with newEnumValues: %s",
  async (newEnumValues) => {
    expect(await changeLines(RENAMED, { newEnumValues, today: "2026-06-15" })).toEqual([
      'breaking mapping-entry-renamed: Request body application/json: discriminator value of Bank was changed from "bank" to "sepa". [types major, client major, zod major]',
      'breaking mapping-entry-renamed: Response 200 application/json: discriminator value of Bank was changed from "bank" to "sepa". [types major, client major, zod major]',
    ]);
  },
);

/** Returns the change of a response with the first branches when it gets more of them. */
async function growthOf(before: number, after: number): Promise<string | undefined> {
  const [line] = await schemaChangeLines("response", { base: kindsUpTo(before), revision: kindsUpTo(after) });
  return line?.replace(/ \[.*/, "");
}

function kindsUpTo(count: number): string {
  const kinds = ["card", "bank", "cash", "coin", "check", "bond", "gold", "note"].slice(0, count);
  const branches = kinds.map(
    (kind) => `{title: ${kind}, type: object, required: [kind], properties: {kind: {const: ${kind}}}}`,
  );
  return `{oneOf: [${branches.join(", ")}]}`;
}

test.each([
  [3, "cash"],
  [4, "cash or coin"],
  [5, "cash, check or coin"],
  [8, "bond, cash, check, coin, gold or 1 more"],
])("of two branches that become %i, the new ones are named: %s", async (after, names) => {
  expect(await growthOf(2, after)).toMatch(new RegExp(` can now be ${names}\\.$`));
});
