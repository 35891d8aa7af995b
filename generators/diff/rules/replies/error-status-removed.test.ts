import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a failure may go", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. }, "404": { description: A. } }`,
    revision: `responses: { "200": { description: A. } }`,
  });
  expect(told).toEqual([
    "safe error-status-removed: A failure with 404 is not described any more. [types major, client minor, zod minor]",
  ]);
});
