import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withForm } from "../../test/given.ts";

test("a list with commas is no repeated field", async () => {
  const told = await toldOfOperation({
    base: withForm("{ style: form }", "type: array"),
    revision: withForm("{ style: form, explode: false }", "type: array"),
  });
  expect(told).toEqual([
    "breaking encoding-style-changed: The field file is written as form, not exploded, not as form, exploded. [types patch, client patch, zod patch]",
  ]);
});
