import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a header that was promised may not be missing", async () => {
  const told = await toldOfOperation({
    base: withReply("headers: { X-Left: { required: true, schema: { type: integer } } }"),
    revision: withReply("headers: { X-Left: { schema: { type: integer } } }"),
  });
  expect(told).toEqual([
    "breaking reply-header-no-longer-required: The header X-Left may be missing now. [types major, client major, zod major]",
  ]);
});
