import { expect, test } from "vitest";
import { toldOf, toldOfOperation } from "../../test/changes-between.ts";
import { withFormerNames } from "../../test/given-union.ts";

test("an operation gets a former name back", async () => {
  const told = await toldOfOperation({
    base: "operationId: pets.feed",
    revision: "{ operationId: pets.feed, x-aliases: [feedPet] }",
  });
  expect(told).toEqual([
    "safe alias-added: The former name feedPet of pets.feed can be used. [types minor, client minor, zod minor]",
  ]);
});

test("a component gets a former name back", async () => {
  const told = await toldOf({
    base: withFormerNames("Card", []),
    revision: withFormerNames("Card", ["BankCard"]),
  });
  expect(told).toEqual([
    "safe alias-added: The former name BankCard of Card can be used. [types minor, zod minor]",
  ]);
});
