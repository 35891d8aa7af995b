import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

test("a removed operation breaks, even when it was deprecated without a date", async () => {
  const told = await toldOf({
    base: `
      paths:
        /pets: { get: { deprecated: true, responses: { "204": { description: Done. } } } }
    `,
    revision: `
      paths:
        /pets: {}
    `,
  });
  expect(told).toEqual([
    "breaking operation-removed: GET /pets is gone. [types major, client major, zod major]",
  ]);
});
