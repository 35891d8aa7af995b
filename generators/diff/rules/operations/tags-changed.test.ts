import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("tags are for readers", async () => {
  const told = await toldOfOperation({
    base: `
      operationId: a.b
      tags: [Pets, Farm]
    `,
    revision: `
      operationId: a.b
      tags: [Pets]
    `,
  });
  expect(told).toEqual([
    "docs tags-changed: The tags of the operation have changed from Pets, Farm to Pets. [types patch, client patch, zod patch, errors patch]",
  ]);
});
