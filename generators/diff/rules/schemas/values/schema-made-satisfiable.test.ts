import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const given = {
  base: "{type: integer, minimum: 5, maximum: 3}",
  revision: "{type: integer, minimum: 5, maximum: 30}",
};

test("a schema no longer contradicts itself", async () => {
  expect(await toldOfSchema("request", given)).toEqual([
    "safe schema-made-satisfiable: Request body application/json accepted no value before: maximum contradicted the rest of its schema. [types minor, client minor, zod minor]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "risky schema-made-satisfiable: Reply 200 application/json accepted no value before: maximum contradicted the rest of its schema. [types minor, client minor, zod minor]",
  ]);
});
