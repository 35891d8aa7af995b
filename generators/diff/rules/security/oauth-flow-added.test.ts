import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withFlows } from "../../test/given.ts";

test("another flow may be added", async () => {
  const told = await toldOf({
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } }, implicit: { authorizationUrl: https://id.test/go, scopes: {} } }",
    ),
  });
  expect(told).toEqual([
    "safe oauth-flow-added: A token can be obtained by implicit. [types patch, client minor]",
  ]);
});
