import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("an answer that is not described any more is risky", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"], {
      fields: 'responses: { "202": { description: Later. }, "204": { description: Done. } }',
    }),
    revision: withEvents(["pet.new"]),
  });
  expect(told).toEqual([
    "risky answer-status-removed: The answer 202 of receivers is not described any more. [types major, webhooks minor]",
  ]);
});
