import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("another failure is safe", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. } }`,
    revision: `responses: { "200": { description: A. }, "404": { description: A. } }`,
  });
  expect(told).toEqual([
    "safe error-status-added: A failure with 404 is described. [types minor, client minor, zod minor]",
  ]);
});
