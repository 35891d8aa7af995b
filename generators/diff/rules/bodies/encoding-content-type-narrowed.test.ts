import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withForm } from "../../test/given.ts";

test("a field that took two media types has to take both", async () => {
  const told = await toldOfOperation({
    base: withForm('{ contentType: "image/png, image/jpeg" }'),
    revision: withForm("{ contentType: image/png }"),
  });
  expect(told).toEqual([
    "breaking encoding-content-type-narrowed: The field file is sent as image/png, not as image/png, image/jpeg. [types patch, client patch, zod patch]",
  ]);
});
