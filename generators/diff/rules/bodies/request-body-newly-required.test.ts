import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a body that was optional has to stay so", async () => {
  const told = await toldOfOperation({
    base: "requestBody: { content: { application/json: { schema: {} } } }",
    revision: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
  });
  expect(told).toEqual([
    "breaking request-body-newly-required: The body has to be sent now. [types major, client major, zod major]",
  ]);
});
