import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("an optional body may be added", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: "requestBody: { content: { application/json: { schema: {} } } }",
  });
  expect(told).toEqual([
    "safe request-body-added: A body may be sent. [types minor, client minor, zod minor]",
  ]);
});
