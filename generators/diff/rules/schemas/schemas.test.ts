import { expect, test } from "vitest";
import { changesBetween, schemaChangeLines, testDocuments, testSchemas } from "../../test/changes-between.ts";

/** A UUID has 36 characters. */
const ID = "{type: string, format: uuid, maxLength: 32}";

testSchemas([
  {
    name: "a schema no longer contradicts itself",
    base: "{type: integer, minimum: 5, maximum: 3}",
    revision: "{type: integer, minimum: 5, maximum: 30}",
    request: [
      "safe schema-made-satisfiable: Request body application/json accepted no value before: maximum contradicted the rest of its schema. [types minor, client minor, zod minor]",
    ],
    response: [
      "risky schema-made-satisfiable: Response 200 application/json accepted no value before: maximum contradicted the rest of its schema. [types major, client major, zod major]",
    ],
  },

  {
    name: "a schema of very many branches is written in another way",
    base: `{allOf: [{anyOf: [{minLength: 0}, {pattern: ^a}]}, {anyOf: [{minLength: 1}, {pattern: ^b}]}, {anyOf: [{minLength: 2}, {pattern: ^c}]}, {anyOf: [{minLength: 3}, {pattern: ^d}]}, {anyOf: [{minLength: 4}, {pattern: ^e}]}, {anyOf: [{minLength: 5}, {pattern: ^f}]}, {anyOf: [{minLength: 6}, {pattern: ^g}]}, {anyOf: [{minLength: 7}, {pattern: ^h}]}, {anyOf: [{minLength: 8}, {pattern: ^i}]}, {anyOf: [{minLength: 9}, {pattern: ^j}]}]}`,
    revision: `{allOf: [{anyOf: [{minLength: 0}, {pattern: ^a+}]}, {anyOf: [{minLength: 1}, {pattern: ^b+}]}, {anyOf: [{minLength: 2}, {pattern: ^c+}]}, {anyOf: [{minLength: 3}, {pattern: ^d+}]}, {anyOf: [{minLength: 4}, {pattern: ^e+}]}, {anyOf: [{minLength: 5}, {pattern: ^f+}]}, {anyOf: [{minLength: 6}, {pattern: ^g+}]}, {anyOf: [{minLength: 7}, {pattern: ^h+}]}, {anyOf: [{minLength: 8}, {pattern: ^i+}]}, {anyOf: [{minLength: 9}, {pattern: ^j+}]}]}`,
    request: [
      "undecided schema-not-compared: Request body application/json is too complex to compare. [types major, client major, zod major]",
    ],
    response: [
      "undecided schema-not-compared: Response 200 application/json is too complex to compare. [types major, client major, zod major]",
    ],
  },

  {
    name: "a schema begins to contradict itself",
    base: "{type: string, format: uuid}",
    revision: ID,
    request: [
      "breaking schema-unsatisfiable: Request body application/json accepts no value: maxLength contradicts the rest of its schema. [types major, client major, zod major]",
    ],
    response: [
      "breaking schema-unsatisfiable: Response 200 application/json accepts no value: maxLength contradicts the rest of its schema. [types major, client major, zod major]",
    ],
  },
]);

const object = (name: string) =>
  `{type: object, required: [${name}], properties: {${name}: {type: string}, of_${name}: {type: integer}}}`;

/** A document that returns a payment, whose source is one of some components. */
const paying = (union: string) => `
paths:
  /payments:
    get:
      responses: {"200": {description: A., content: {application/json: {schema: {$ref: "#/components/schemas/Payment"}}}}}
components:
  schemas:
    Payment: {type: object, properties: {source: {oneOf: [${union}]}}}
    Card: ${object("card")}
    Bank: ${object("bank")}
    Coin: ${object("coin")}
    Cash: ${object("cash")}
`;

const reference = (name: string) => `{$ref: "#/components/schemas/${name}"}`;

const given = {
  base: paying(`${reference("Card")}, ${reference("Bank")}`),
  revision: paying(`${reference("Coin")}, ${reference("Cash")}`),
};

testDocuments([
  {
    name: "a union takes the place of another one",
    ...given,
    want: [
      'risky schema-replaced: Response property "source" has a different schema. [types minor, client minor, zod minor]',
    ],
  },
]);

test("a union that takes the place of another one is one change where it stands", async () => {
  const [change] = await changesBetween(given);
  expect(change?.location.pointer).toBe("/components/schemas/Payment/properties/source");
  expect(change?.details?.map(({ verdict, message }) => `${verdict}: ${message}`)).toEqual([
    'risky: Response property "source" can now be Cash or Coin.',
    'safe: Response property "source" can no longer be Bank or Card.',
  ]);
});

test("what changes beside a schema that contradicts itself in both versions is compared without it", async () => {
  const order = (amount: string, required: string) =>
    `{type: object, required: [${required}], properties: {id: ${ID}, amount: {type: ${amount}}, cur: {type: string}}}`;
  const given = { base: order("string", "id, amount"), revision: order("integer", "id, amount, cur") };
  expect(await schemaChangeLines("request", given)).toEqual([
    'breaking property-newly-required: Request property "cur" is now required. [types major, client major, zod major]',
    'breaking type-narrowed: Request property "amount" changed type from string to integer. [types major, client major, zod major]',
    'risky schema-unsatisfiable: Request property "id" accepts no value: maxLength contradicts the rest of its schema, as before. []',
  ]);
});

test("keywords that contradict each other in both versions are compared one by one", async () => {
  const given = { base: ID, revision: "{type: string, format: uuid, maxLength: 30}" };
  expect(await schemaChangeLines("request", given)).toEqual([
    "risky schema-unsatisfiable: Request body application/json accepts no value: maxLength contradicts the rest of its schema, as before. []",
    "risky length-tightened: Request body application/json changed from maxLength 32 to maxLength 30. [types patch, client patch, zod major]",
  ]);
});
