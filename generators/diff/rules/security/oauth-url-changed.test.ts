import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withFlows } from "../../test/given.ts";

test("a token is asked for where it was", async () => {
  const told = await toldOf({
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/oauth/token, scopes: { read: Reads. } } }",
    ),
  });
  expect(told).toEqual([
    "breaking oauth-url-changed: The tokenUrl is https://id.test/oauth/token, not https://id.test/token. [types patch, client major]",
  ]);
});
