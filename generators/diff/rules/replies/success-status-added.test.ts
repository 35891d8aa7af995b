import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("another success is risky", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. } }`,
    revision: `responses: { "200": { description: A. }, "202": { description: A. } }`,
  });
  expect(told).toEqual([
    "risky success-status-added: A request may be answered with 202. [types minor, client minor, zod minor]",
  ]);
});
