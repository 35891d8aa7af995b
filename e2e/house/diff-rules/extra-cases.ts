import type { RuleCase } from "./rule-cases.ts";

const union = (first: string, second: string): string => `
paths:
  /payments:
    get:
      responses:
        "200":
          description: A.
          content: { application/json: { schema: { $ref: "#/components/schemas/Payment" } } }
components:
  schemas:
    Payment:
      type: object
      properties:
        source: { oneOf: [{ $ref: "#/components/schemas/${first}" }, { $ref: "#/components/schemas/${second}" }] }
    Card: { type: object, required: [card], properties: { card: { type: string } } }
    Bank: { type: object, required: [bank], properties: { bank: { type: string } } }
    Coin: { type: object, required: [coin], properties: { coin: { type: string } } }
    Cash: { type: object, required: [cash], properties: { cash: { type: string } } }
`;

const mapped = (mark: string): string => `
paths:
  /accounts:
    get:
      responses:
        "200":
          description: A.
          content: { application/json: { schema: { $ref: "#/components/schemas/Account" } } }
components:
  schemas:
    Account:
      oneOf: [{ $ref: "#/components/schemas/Bank" }, { $ref: "#/components/schemas/Card" }]
      discriminator:
        propertyName: kind
        mapping: { card: "#/components/schemas/Card", ${mark}: "#/components/schemas/Bank" }
    Card: { type: object, required: [kind], properties: { kind: { type: string } } }
    Bank: { type: object, required: [kind, iban], properties: { kind: { type: string }, iban: { type: string } } }
`;

/** Examples of rules whose own tests are no tables. A test runs them. */
export const EXTRA_CASES: readonly RuleCase[] = [
  {
    kind: "documents",
    name: "a union takes the place of another one",
    base: union("Card", "Bank"),
    revision: union("Coin", "Cash"),
    want: [
      'risky schema-replaced: Response property "source" has a different schema. [types minor, client minor, zod minor]',
    ],
  },
  {
    kind: "documents",
    name: "a branch of a union gets another mark",
    base: mapped("bank"),
    revision: mapped("sepa"),
    want: [
      'breaking mapping-entry-renamed: Response 200 application/json: discriminator value of Bank was changed from "bank" to "sepa". [types major, client major, zod major]',
    ],
  },
  {
    kind: "request",
    name: "a keyword that says nothing about this type is added",
    base: "type: boolean",
    revision: "{ type: boolean, maxLength: 5 }",
    want: [
      "docs keyword-without-effect: Request body application/json: changing maxLength has no effect here. []",
    ],
  },
];
