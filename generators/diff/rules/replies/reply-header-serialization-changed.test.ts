import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a header in JSON is not one in plain text", async () => {
  const told = await toldOfOperation({
    base: withReply("headers: { X-Left: { schema: { type: integer } } }"),
    revision: withReply(
      "headers: { X-Left: { content: { application/json: { schema: { type: integer } } } } }",
    ),
  });
  expect(told).toEqual([
    "breaking reply-header-serialization-changed: The header X-Left is written in another way. [types patch, client patch]",
  ]);
});
