import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("another first tag moves the operation within the client", async () => {
  const told = await toldOfOperation({
    base: `
      operationId: feed
      tags: [Pets]
    `,
    revision: `
      operationId: feed
      tags: [Animals]
    `,
  });
  expect(told).toEqual([
    "safe operation-regrouped: The client has pets.feed as animals.feed now. [client major]",
    "docs tags-changed: The tags of the operation have changed from Pets to Animals. [types patch, client patch, zod patch, errors patch]",
  ]);
});
