import { expect, test } from "vitest";
import { toldOfOperation } from "../../test/changes-between.ts";
import { withForm } from "../../test/given.ts";

test("a media type that is stated for the first time is risky", async () => {
  const told = await toldOfOperation({
    base: withForm("{  }"),
    revision: withForm("{ contentType: image/png }"),
  });
  expect(told).toEqual([
    "risky encoding-default-replaced: The field file is sent as image/png, not as its schema says. [types patch, client patch, zod patch]",
  ]);
});
