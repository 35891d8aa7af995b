import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("receivers may be given more answers", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"]),
    revision: withEvents(["pet.new"], {
      fields: 'responses: { "202": { description: Later. }, "204": { description: Done. } }',
    }),
  });
  expect(told).toEqual([
    "safe answer-status-added: Receivers may answer with 202. [types minor, webhooks minor]",
  ]);
});
