import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withEvents } from "../../test/given.ts";

test("a payload that was promised may not be missing", async () => {
  const told = await toldOf({
    base: withEvents(["pet.new"], {
      fields: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    }),
    revision: withEvents(["pet.new"]),
  });
  expect(told).toEqual([
    "breaking payload-no-longer-required: The payload may be missing now. [types major, zod major, webhooks major]",
  ]);
});
