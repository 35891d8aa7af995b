import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("a renamed event stops arriving", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.created"]),
  });
  expect(told).toEqual([
    "breaking webhook-removed: The event pet.new stops arriving. [webhooks major]",
    "safe webhook-added: The event pet.created is new. [webhooks minor]",
  ]);
});
