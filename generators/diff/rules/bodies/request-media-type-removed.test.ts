import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a media type that goes takes its requests with it", async () => {
  const told = await toldOfOperation({
    base: "requestBody: { content: { application/json: { schema: {} }, text/csv: {} } }",
    revision: "requestBody: { content: { application/json: { schema: {} } } }",
  });
  expect(told).toEqual([
    "breaking request-media-type-removed: The body may not be sent as text/csv any more. [types major, client major, zod major]",
  ]);
});
