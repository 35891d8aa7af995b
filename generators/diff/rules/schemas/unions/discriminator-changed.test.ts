import { expect, test } from "vitest";
import { toldOf, verdictsOf } from "../../../test/changes-between.ts";
import { withUnion } from "../../../test/given-union.ts";

test("branches are told apart by another property", async () => {
  const told = await toldOf({
    base: withUnion("{ propertyName: kind }"),
    revision: withUnion("{ propertyName: sort }"),
  });
  expect(told).toEqual([
    'breaking discriminator-changed: Request body application/json is told apart by "sort" instead of "kind". [types major, client major, zod major]',
    'breaking discriminator-changed: Reply 200 application/json is told apart by "sort" instead of "kind". [types major, client major, zod major]',
  ]);
});

test("it is told by what branches are told apart, which they were already", async () => {
  const changes = await verdictsOf({ base: withUnion("{}"), revision: withUnion("{ propertyName: kind }") });
  expect(new Set(changes)).toEqual(new Set(["safe discriminator-changed"]));
});
