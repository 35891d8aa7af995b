import { expect, test } from "vitest";
import { changesBetween, toldOf } from "../../../test/changes-between.ts";

const object = (name: string) =>
  `{type: object, required: [${name}], properties: {${name}: {type: string}, of_${name}: {type: integer}}}`;

/** A document that gives a payment, whose source is one of some components. */
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

test("a union takes the place of another one, which is one change where it stands", async () => {
  expect(await toldOf(given)).toEqual([
    'risky schema-replaced: "source" is described by another schema. [types minor, client minor, zod minor]',
  ]);
  const [change] = await changesBetween(given);
  expect(change?.location.pointer).toBe("/components/schemas/Payment/properties/source");
  expect(change?.details?.map(({ verdict, message }) => `${verdict}: ${message}`)).toEqual([
    'risky: "source" can be Coin now.',
    'safe: "source" can no longer be Card.',
  ]);
});
