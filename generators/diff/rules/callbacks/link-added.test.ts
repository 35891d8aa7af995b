import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withReply } from "../../test/given.ts";

test("a link may be added", async () => {
  const told = await toldOfOperation({
    base: `responses: { "200": { description: A. } }`,
    revision: withReply('links: { owner: { operationRef: "#/paths/~1pets~1{id}/post" } }'),
  });
  expect(told).toEqual(["safe link-added: The link owner is new. [types patch]"]);
});
