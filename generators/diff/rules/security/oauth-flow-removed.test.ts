import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withFlows } from "../../test/given.ts";

test("a flow has to stay", async () => {
  const told = await toldOf({
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } }, implicit: { authorizationUrl: https://id.test/go, scopes: {} } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }",
    ),
  });
  expect(told).toEqual([
    "breaking oauth-flow-removed: A token cannot be obtained by implicit any more. [types patch, client major]",
  ]);
});
