import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a header may be promised", async () => {
  const told = await toldOfOperation({
    base: withReply("headers: { X-Left: { schema: { type: integer } } }"),
    revision: withReply("headers: { X-Left: { required: true, schema: { type: integer } } }"),
  });
  expect(told).toEqual([
    "safe reply-header-newly-required: The header X-Left is always there now. [types minor, client minor, zod minor]",
  ]);
});
