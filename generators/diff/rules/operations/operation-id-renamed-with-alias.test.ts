import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("an operationId may change while the old one stays an alias", async () => {
  const told = await toldOfOperation({
    base: "operationId: feedPet",
    revision: `
      operationId: pets.feed
      x-aliases: [feedPet]
    `,
  });
  expect(told).toEqual([
    "safe operation-id-renamed-with-alias: The operation feedPet is called pets.feed now; the old name is kept. [types minor, client minor, zod minor]",
  ]);
});

test("another group of the client is told as well, where the alias does not lead back to the old one", async () => {
  const base = "{ operationId: feedPet, tags: [pets] }";
  const told = await toldOfOperation({
    base,
    revision: "{ operationId: animals.feed, tags: [animals], x-aliases: [feedPet] }",
  });
  expect(told.map((line) => line.split(" [")[0])).toContain(
    "safe operation-regrouped: The client has pets.feedPet as animals.feed now.",
  );
  const led = await toldOfOperation({
    base,
    revision: "{ operationId: animals.feed, tags: [pets], x-aliases: [feedPet] }",
  });
  expect(led.filter((line) => line.includes("operation-regrouped"))).toEqual([]);
});
