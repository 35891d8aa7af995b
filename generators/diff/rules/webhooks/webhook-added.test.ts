import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("an event may be added", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new", "pet.gone"]),
  });
  expect(told).toEqual(["safe webhook-added: The event pet.gone is new. [webhooks minor]"]);
});
