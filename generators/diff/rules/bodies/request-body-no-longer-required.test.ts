import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a body may become optional", async () => {
  const told = await toldOfOperation({
    base: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
    revision: "requestBody: { content: { application/json: { schema: {} } } }",
  });
  expect(told).toEqual([
    "safe request-body-no-longer-required: The body may be left out now. [types minor, client minor, zod minor]",
  ]);
});
