import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";

test("a new operation is safe", async () => {
  const told = await toldOf({
    base: `
      paths:
        /pets: {}
    `,
    revision: `
      paths:
        /pets: { get: { responses: { "204": { description: Done. } } } }
    `,
  });
  expect(told).toEqual(["safe operation-added: GET /pets is new. [types minor, client minor, zod minor]"]);
});
