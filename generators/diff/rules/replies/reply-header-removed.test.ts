import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("an optional header that goes is risky", async () => {
  const told = await toldOfOperation({
    base: withReply("headers: { X-Left: { schema: { type: integer } } }"),
    revision: `responses: { "200": { description: A. } }`,
  });
  expect(told).toEqual([
    "risky reply-header-removed: The header X-Left is gone. [types major, client major, zod major]",
  ]);
});
