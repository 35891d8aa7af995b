import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withFlows } from "../../test/given.ts";

test("a scope may be offered", async () => {
  const told = await toldOf({
    base: withFlows("{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads. } } }"),
    revision: withFlows(
      "{ clientCredentials: { tokenUrl: https://id.test/token, scopes: { read: Reads., write: Writes. } } }",
    ),
  });
  expect(told).toEqual(["safe oauth-scope-added: The scope write is offered. [types patch, client minor]"]);
});
