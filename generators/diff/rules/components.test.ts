import { testDocuments } from "../test/changes-between.ts";
import { withComponent, withFormerNames } from "../test/given.ts";

const api = (components: string, reference: string) => `
paths:
  /pets:
    get: { responses: { "200": { description: A., content: { application/json: { schema: ${reference} } } } } }
components:
  schemas: ${components}`;

const PET = "{ type: object, properties: { name: { type: string } } }";

testDocuments([
  {
    name: "a component gets another name",
    base: withComponent("Card"),
    revision: withComponent("BankCard"),
    want: [
      "safe component-renamed: The component schema Card was renamed to BankCard. [types major, client major, zod major]",
    ],
  },

  {
    name: "a component may get another name while the old one stays an alias",
    base: withFormerNames("Card", []),
    revision: withFormerNames("BankCard", ["Card"]),
    want: [
      "safe component-renamed-with-alias: The component schema Card was renamed to BankCard; the old name is kept as an alias. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "so may one that nothing refers to",
    base: "components: { schemas: { Card: { type: string } } }",
    revision: "components: { schemas: { BankCard: { type: string, x-codegen-aliases: [Card] } } }",
    want: [
      "safe component-renamed-with-alias: The component schema Card was renamed to BankCard; the old name is kept as an alias. [types minor, client minor, zod minor, webhooks minor]",
    ],
  },

  {
    name: "a component that is called otherwise in TypeScript takes its type from the packages",
    base: "components: { schemas: { Card: { type: string } } }",
    revision: "components: { schemas: { Card: { type: string, x-codegen-name: BankCard } } }",
    want: [
      "safe component-type-renamed: The type of the component schema Card was renamed from Card to BankCard. [types major, zod major]",
    ],
  },

  {
    name: "so does one whose name in TypeScript is given back",
    base: "components: { schemas: { Card: { type: string, x-codegen-name: BankCard } } }",
    revision: "components: { schemas: { Card: { type: string } } }",
    want: [
      "safe component-type-renamed: The type of the component schema Card was renamed from BankCard to Card. [types major, zod major]",
    ],
  },

  {
    name: "so does one whose name in TypeScript another component takes",
    base: "components: { schemas: { bank_card: { type: string } } }",
    revision:
      "components: { schemas: { other: { type: integer, x-codegen-name: BankCard }, bank_card: { type: string } } }",
    want: [
      "safe component-type-renamed: The type of the component schema bank_card was renamed from BankCard to BankCard2. [types major, zod major]",
    ],
  },

  {
    name: "a name in TypeScript that is the usual one changes nothing",
    base: "components: { schemas: { Card: { type: string } } }",
    revision: "components: { schemas: { Card: { type: string, x-codegen-name: Card } } }",
    want: [],
  },

  {
    name: "a component that goes takes its type from the packages, and nothing from the wire",
    base: api(`{ Pet: ${PET} }`, "{ $ref: '#/components/schemas/Pet' }"),
    revision: api("{}", PET),
    want: ["safe component-removed: The component schema Pet was removed. [types major, zod major]"],
  },

  {
    name: "a component that nothing uses changes for the packages that export it",
    base: "components: { schemas: { Card: { type: object, properties: { a: { type: string } } } } }",
    revision: "components: { schemas: { Card: { type: object, properties: { a: { type: integer } } } } }",
    want: [
      'safe type-narrowed: Component Card property "a" changed type from string to integer. [types major, zod major]',
    ],
  },

  {
    name: "its list of values is closed, whatever responses may contain",
    base: "components: { schemas: { Kind: { type: string, enum: [a] } } }",
    revision: "components: { schemas: { Kind: { type: string, enum: [a, b] } } }",
    want: ['safe enum-member-added: Component Kind can now be "b". [types major, zod major]'],
  },

  {
    name: "words of a component that nothing uses are words",
    base: "components: { schemas: { Card: { type: string, description: A card. } } }",
    revision: "components: { schemas: { Card: { type: string, description: The card. } } }",
    want: ["docs prose-changed: Component Card: description was changed. [types patch, zod patch]"],
  },

  {
    name: "a renamed component is not reported as removed",
    base: api(`{ Pet: ${PET} }`, "{ $ref: '#/components/schemas/Pet' }"),
    revision: api(`{ Animal: ${PET} }`, "{ $ref: '#/components/schemas/Animal' }"),
    want: [
      "safe component-renamed: The component schema Pet was renamed to Animal. [types major, client major, zod major]",
    ],
  },
]);
