import { expect, test } from "vitest";
import { toldOf, toldOfOperation } from "../../test/changes-between.ts";
import { withFormerNames } from "../../test/given-union.ts";

const FED = "{ operationId: pets.feed, x-aliases: [feedPet] }";

test("an operation loses a former name", async () => {
  const told = await toldOfOperation({ base: FED, revision: "operationId: pets.feed" });
  expect(told).toEqual([
    "safe alias-removed: The former name feedPet of pets.feed is gone. [types major, client major, zod major]",
  ]);
});

test("a former name that is the name again is not lost", async () => {
  const told = await toldOfOperation({
    base: FED,
    revision: "{ operationId: feedPet, tags: [pets], x-aliases: [pets.feed] }",
  });
  expect(told.filter((line) => line.includes("alias-removed"))).toEqual([]);
});

test("a component loses a former name, whatever it is called now", async () => {
  const base = withFormerNames("Card", ["BankCard"]);
  const line = (name: string) =>
    `safe alias-removed: The former name BankCard of ${name} is gone. [types major, zod major]`;
  expect(await toldOf({ base, revision: withFormerNames("Card", []) })).toEqual([line("Card")]);
  expect(await toldOf({ base, revision: withFormerNames("Plastic", ["Card"]) })).toContain(line("Plastic"));
});
