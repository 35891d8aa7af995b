import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a header may be added to a reply", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. } }`,
    revision: withReply("headers: { X-Left: { schema: { type: integer } } }"),
  });
  expect(told).toEqual([
    "safe reply-header-added: The header X-Left is new. [types minor, client minor, zod minor]",
  ]);
});
