import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("an event may go after its sunset", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"], { fields: "{ deprecated: true, x-sunset: 2026-06-15 }" }),
    revision: "paths: {}",
  });
  expect(told).toEqual([
    "safe webhook-removed-after-sunset: The event pet.new stops arriving, as announced. [webhooks major]",
  ]);
});
