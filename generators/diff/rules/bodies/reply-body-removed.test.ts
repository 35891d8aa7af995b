import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a body that is read has to stay", async () => {
  const told = await toldOfOperation({
    base: withReply("content: { application/json: { schema: {} } }"),
    revision: `responses: { "200": { description: A. } }`,
  });
  expect(told).toEqual([
    "breaking reply-body-removed: Reply 200 has no body any more. [types major, client major, zod major]",
  ]);
});
