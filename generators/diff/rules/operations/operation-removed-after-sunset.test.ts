import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

test("an operation may go after its sunset", async () => {
  const told = await toldOf({
    base: `
      paths:
        /pets: { get: { deprecated: true, x-sunset: 2026-06-14, responses: { "204": { description: Done. } } } }
    `,
    revision: `
      paths:
        /pets: {}
    `,
  });
  expect(told).toEqual([
    "safe operation-removed-after-sunset: GET /pets is gone, as announced. [types major, client major, zod major]",
  ]);
});
