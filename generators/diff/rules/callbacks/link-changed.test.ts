import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a link that leads elsewhere is risky", async () => {
  const told = await toldOfOperation({
    base: withReply('links: { owner: { operationRef: "#/paths/~1pets~1{id}/post" } }'),
    revision: withReply(
      'links: { owner: { operationRef: "#/paths/~1pets~1{id}/post", parameters: { id: $response.body#/owner } } }',
    ),
  });
  expect(told).toEqual(["risky link-changed: The link owner leads elsewhere. [types patch]"]);
});
