import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a link that goes is risky", async () => {
  const told = await toldOfOperation({
    base: withReply('links: { owner: { operationRef: "#/paths/~1pets~1{id}/post" } }'),
    revision: `responses: { "200": { description: A. } }`,
  });
  expect(told).toEqual(["risky link-removed: The link owner is gone. [types patch]"]);
});
