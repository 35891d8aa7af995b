import { expect, test } from "vitest";
import { toldOf } from "../../test/changes-between.ts";
import { withScheme } from "../../test/given.ts";

test("a key is looked for where it was", async () => {
  const told = await toldOf({
    base: withScheme("{ type: apiKey, in: header, name: X-Key }"),
    revision: withScheme("{ type: apiKey, in: query, name: key }"),
  });
  expect(told).toEqual([
    "breaking security-scheme-changed: The scheme auth has changed: name, in. [types patch, client major]",
  ]);
});
