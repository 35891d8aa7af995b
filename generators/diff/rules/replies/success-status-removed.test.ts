import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("a success that goes breaks those who wait for it", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. }, "202": { description: A. } }`,
    revision: `responses: { "200": { description: A. } }`,
  });
  expect(told).toEqual([
    "breaking success-status-removed: A request is not answered with 202 any more. [types major, client major, zod major]",
  ]);
});
