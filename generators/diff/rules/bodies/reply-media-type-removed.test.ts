import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a media type that is read has to stay", async () => {
  const told = await toldOfOperation({
    base: withReply("content: { application/json: { schema: {} }, text/csv: {} }"),
    revision: withReply("content: { application/json: { schema: {} } }"),
  });
  expect(told).toEqual([
    "breaking reply-media-type-removed: Reply 200 is not sent as text/csv any more. [types major, client major, zod major]",
  ]);
});
