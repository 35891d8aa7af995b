import { expect, test } from "vitest";
import { changeLines, schemaChangeLines, verdictsOf } from "../../test/changes-between.ts";
import { withMapping, withUnion } from "../../test/given-union.ts";
import { testDocuments, testSchemas } from "../../test/rule-cases.ts";

testDocuments([
  {
    name: "branches are told apart by another property",
    base: withUnion("{ propertyName: kind }"),
    revision: withUnion("{ propertyName: sort }"),
    want: [
      'breaking discriminator-changed: Request body application/json is told apart by "sort" instead of "kind". [types major, client major, zod major]',
      'breaking discriminator-changed: Response 200 application/json is told apart by "sort" instead of "kind". [types major, client major, zod major]',
    ],
  },

  {
    name: "a mark is added to a branch",
    base: withMapping("{ card: Card, bank: Bank }"),
    revision: withMapping("{ card: Card, bank: Bank, sepa: Bank }"),
    want: [
      'risky mapping-entry-added: Response 200 application/json can be marked "sepa" now, which means Bank. [types minor, client minor, zod minor]',
      'safe mapping-entry-added: Request body application/json can be marked "sepa" now, which means Bank. [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a mark is taken from a branch",
    base: withMapping("{ card: Card, bank: Bank, sepa: Bank }"),
    revision: withMapping("{ card: Card, bank: Bank }"),
    want: [
      'breaking mapping-entry-removed: Request body application/json can no longer be marked "sepa". [types major, client major, zod major]',
      'safe mapping-entry-removed: Response 200 application/json can no longer be marked "sepa". [types minor, client minor, zod minor]',
    ],
  },

  {
    name: "a mark means another branch",
    base: withMapping("{ card: Card, bank: Bank }"),
    revision: withMapping("{ card: Bank, bank: Card }"),
    want: [
      'breaking mapping-entry-changed: Request body application/json means Bank instead of Card where it is marked "card". [types major, client major, zod major]',
      'breaking mapping-entry-changed: Request body application/json means Card instead of Bank where it is marked "bank". [types major, client major, zod major]',
      'breaking mapping-entry-changed: Response 200 application/json means Bank instead of Card where it is marked "card". [types major, client major, zod major]',
      'breaking mapping-entry-changed: Response 200 application/json means Card instead of Bank where it is marked "bank". [types major, client major, zod major]',
    ],
  },
]);

testSchemas([
  {
    name: "a branch of plain types is added",
    base: `{oneOf: [{type: string}, {type: integer}]}`,
    revision: `{oneOf: [{type: string}, {type: integer}, {type: boolean}]}`,
    request: [
      "safe union-branch-added: Request body application/json can be boolean now. [types minor, client minor, zod minor]",
    ],
    response: [
      "risky union-branch-added: Response 200 application/json can be boolean now. [types minor, client minor, zod minor]",
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
      "breaking union-tightened: Request body application/json takes fewer values in every branch. [types major, client major, zod major]",
    ],
    response: [
      "safe union-tightened: Response 200 application/json takes fewer values in every branch. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a value need not meet one of two ranges",
    base: `{type: integer, anyOf: [{maximum: 5}, {minimum: 10}]}`,
    revision: `{type: integer}`,
    request: [
      "safe union-loosened: Request body application/json can hold values that no branch described before. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking union-loosened: Response 200 application/json can hold values that no branch described before. [types major, client major, zod major]",
    ],
  },

  {
    name: "branches that overlap become exclusive",
    base: `{anyOf: [{type: integer}, {type: number, minimum: 5}]}`,
    revision: `{oneOf: [{type: integer}, {type: number, minimum: 5}]}`,
    request: [
      "breaking overlap-refused: Request body application/json must not meet more than one branch any more. [types major, client major, zod major]",
    ],
    response: [
      "safe overlap-refused: Response 200 application/json must not meet more than one branch any more. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "exclusive branches may overlap",
    base: `{oneOf: [{type: integer}, {type: number, minimum: 5}]}`,
    revision: `{anyOf: [{type: integer}, {type: number, minimum: 5}]}`,
    request: [
      "safe overlap-accepted: Request body application/json can meet more than one branch. [types minor, client minor, zod minor]",
    ],
    response: [
      "breaking overlap-accepted: Response 200 application/json can meet more than one branch. [types major, client major, zod major]",
    ],
  },
]);

test("it is told by what branches are told apart, which they were already", async () => {
  const changes = await verdictsOf({ base: withUnion("{}"), revision: withUnion("{ propertyName: kind }") });
  expect(new Set(changes)).toEqual(new Set(["safe discriminator-changed"]));
});

const RENAMED = {
  base: withMapping("{ card: Card, bank: Bank }"),
  revision: withMapping("{ card: Card, sepa: Bank }"),
};

test.each([undefined, true, false])(
  "the mark of a branch is renamed, with openEnums: %s",
  async (openEnums) => {
    expect(await changeLines(RENAMED, { openEnums, today: "2026-06-15" })).toEqual([
      'breaking mapping-entry-renamed: Request body application/json marks Bank by "sepa" instead of "bank". [types major, client major, zod major]',
      'breaking mapping-entry-renamed: Response 200 application/json marks Bank by "sepa" instead of "bank". [types major, client major, zod major]',
    ]);
  },
);

/** How a response with the first branches changes when it gets more of them. */
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
  [5, "cash, coin or check"],
  [8, "cash, coin, check, bond, gold or 1 more"],
])("of two branches that become %i, the new ones are named: %s", async (after, names) => {
  expect(await growthOf(2, after)).toMatch(new RegExp(` can be ${names} now\\.$`));
});
