import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a body that is not read any more breaks", async () => {
  const told = await toldOfOperation({
    base: "requestBody: { content: { application/json: { schema: {} } } }",
    revision: "{}",
  });
  expect(told).toEqual([
    "breaking request-body-removed: No body is read any more. [types major, client major, zod major]",
  ]);
});
