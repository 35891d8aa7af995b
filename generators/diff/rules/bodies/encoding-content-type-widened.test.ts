import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withForm } from "../../test/given.ts";

test("a field may take more media types", async () => {
  const told = await toldOfOperation({
    base: withForm("{ contentType: image/png }"),
    revision: withForm("{ contentType: image/* }"),
  });
  expect(told).toEqual([
    "safe encoding-content-type-widened: The field file may be sent as image/*. [types patch, client patch, zod patch]",
  ]);
});
