import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withFlows } from "../../test/given.ts";

test("a scope that goes is risky", async () => {
  const told = await toldOf({
    base: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads., write: Writes. } } }",
    ),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }",
    ),
  });
  expect(told).toEqual([
    "risky oauth-scope-removed: The scope write is not offered any more. [types patch, client major]",
  ]);
});
