import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("an event that comes by PUT is not one that comes by POST", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], { method: "put" }),
  });
  expect(told).toEqual([
    "breaking webhook-method-changed: The event pet.new is sent with PUT, not with POST. [webhooks patch]",
  ]);
});
