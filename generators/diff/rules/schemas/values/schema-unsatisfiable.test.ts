import { expect, test } from "vitest";
import { toldOfSchema } from "../../../test/changes-between.ts";

const ID = "{type: string, format: uuid, maxLength: 32}"; // a UUID has 36 characters

test("a schema begins to contradict itself", async () => {
  const given = { base: "{type: string, format: uuid}", revision: ID };
  expect(await toldOfSchema("request", given)).toEqual([
    "breaking schema-unsatisfiable: Request body application/json accepts no value: maxLength contradicts the rest of its schema. [types major, client major, zod major]",
  ]);
  expect(await toldOfSchema("reply", given)).toEqual([
    "breaking schema-unsatisfiable: Reply 200 application/json accepts no value: maxLength contradicts the rest of its schema. [types major, client major, zod major]",
  ]);
});

test("what changes beside a schema that contradicts itself in both versions is compared without it", async () => {
  const order = (amount: string, required: string) =>
    `{type: object, required: [${required}], properties: {id: ${ID}, amount: {type: ${amount}}, cur: {type: string}}}`;
  const given = { base: order("string", "id, amount"), revision: order("integer", "id, amount, cur") };
  expect(await toldOfSchema("request", given)).toEqual([
    'breaking property-newly-required: "cur" is required now. [types major, client major, zod major]',
    'breaking type-narrowed: "amount" is integer instead of string. [types major, client major, zod major]',
    'risky schema-unsatisfiable: "id" accepts no value: maxLength contradicts the rest of its schema, as it did before. []',
  ]);
});

test("keywords that contradict each other in both versions are compared one by one", async () => {
  const given = { base: ID, revision: "{type: string, format: uuid, maxLength: 30}" };
  expect(await toldOfSchema("request", given)).toEqual([
    "risky schema-unsatisfiable: Request body application/json accepts no value: maxLength contradicts the rest of its schema, as it did before. []",
    "risky length-tightened: Request body application/json goes from maxLength 32 to maxLength 30. [types patch, client patch, zod major]",
  ]);
});
