import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a body that has to be sent breaks every request", async () => {
  const told = await toldOfOperation({
    base: "{}",
    revision: "requestBody: { required: true, content: { application/json: { schema: {} } } }",
  });
  expect(told).toEqual([
    "breaking required-request-body-added: A body has to be sent. [types major, client major, zod major]",
  ]);
});
