import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a media type may be added to a request", async () => {
  const told = await toldOfOperation({
    base: "requestBody: { content: { application/json: { schema: {} } } }",
    revision: "requestBody: { content: { application/json: { schema: {} }, text/csv: {} } }",
  });
  expect(told).toEqual([
    "safe request-media-type-added: The body may be sent as text/csv. [types minor, client minor, zod minor]",
  ]);
});
