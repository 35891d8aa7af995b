import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";

test("another operationId is nothing to the wire and all to the code", async () => {
  const told = await toldOfOperation({
    base: "operationId: feedPet",
    revision: "operationId: pets.feed",
  });
  expect(told).toEqual([
    "safe operation-id-renamed: The operation feedPet is called pets.feed now. [types major, client major, zod major]",
  ]);
});
