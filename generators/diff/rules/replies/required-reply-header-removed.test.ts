import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a header that was promised has to stay", async () => {
  const told = await toldOfOperation({
    base: withReply("headers: { X-Left: { required: true, schema: { type: integer } } }"),
    revision: `responses: { "200": { description: A. } }`,
  });
  expect(told).toEqual([
    "breaking required-reply-header-removed: The header X-Left is gone, which was always there. [types major, client major, zod major]",
  ]);
});
