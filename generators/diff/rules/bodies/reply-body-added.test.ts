import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a reply may get a body", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. } }`,
    revision: withReply("content: { application/json: { schema: {} } }"),
  });
  expect(told).toEqual([
    "safe reply-body-added: Reply 200 has a body now. [types minor, client minor, zod minor]",
  ]);
});
