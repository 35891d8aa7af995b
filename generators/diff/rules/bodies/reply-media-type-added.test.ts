import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a media type may be added to a reply", async () => {
  const told = await toldOfOperation({
    base: withReply("content: { application/json: { schema: {} } }"),
    revision: withReply("content: { application/json: { schema: {} }, text/csv: {} }"),
  });
  expect(told).toEqual([
    "safe reply-media-type-added: Reply 200 may be sent as text/csv. [types minor, client minor, zod minor]",
  ]);
});
