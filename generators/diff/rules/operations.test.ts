import { expect, test } from "vitest";
import { client } from "../../client/index.ts";
import { mcp } from "../../mcp/index.ts";
import { mocks } from "../../mocks/index.ts";
import { query } from "../../query/index.ts";
import {
  changeLines,
  changesBetween,
  type Given,
  operationChangeLines,
  TEST_OPTIONS,
  testDocuments,
  testOperations,
} from "../test/changes-between.ts";
import { withFormerNames } from "../test/given.ts";
import { mergeBumps } from "./bumps.ts";

const FED = "{ operationId: pets.feed, x-codegen-aliases: [feedPet] }";

const pageWith = (members: string) => `
paths:
  /pets:
    get:
      parameters: [{ name: cursor, in: query, schema: { type: string } }]
      responses:
        "200":
          description: OK
          content:
            application/json:
              schema: { type: object, properties: { next_cursor: { type: string }, ${members} } }
`;

testDocuments([
  {
    name: "a new operation is safe",
    base: `
      paths:
        /pets: {}
    `,
    revision: `
      paths:
        /pets: { get: { responses: { "204": { description: Done. } } } }
    `,
    want: ["safe operation-added: GET /pets was added. [types minor, client minor, zod minor]"],
  },

  {
    name: "a removed operation breaks, even when it was deprecated without a date",
    base: `
      paths:
        /pets: { get: { deprecated: true, responses: { "204": { description: Done. } } } }
    `,
    revision: `
      paths:
        /pets: {}
    `,
    want: ["breaking operation-removed: GET /pets was removed. [types major, client major, zod major]"],
  },

  {
    name: "an operation with the same operationId elsewhere has moved, which breaks as a removal does",
    base: `
      paths:
        /museum-hours: { get: { operationId: getMuseumHours, responses: { "204": { description: Done. } } } }
    `,
    revision: `
      paths:
        /hours: { get: { operationId: getMuseumHours, responses: { "204": { description: Done. } } } }
    `,
    want: [
      "breaking operation-removed: getMuseumHours moved from GET /museum-hours to GET /hours. [types major, client major, zod major]",
      "safe operation-added: GET /hours was added. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "an operation may go after its sunset",
    base: `
      paths:
        /pets: { get: { deprecated: true, x-sunset: 2026-06-14, responses: { "204": { description: Done. } } } }
    `,
    revision: `
      paths:
        /pets: {}
    `,
    want: [
      "safe operation-removed-after-sunset: GET /pets was removed after its sunset date. [types major, client major, zod major]",
    ],
  },

  {
    name: "a component gets a former name back",
    base: withFormerNames("Card", []),
    revision: withFormerNames("Card", ["BankCard"]),
    want: ["safe alias-added: The alias BankCard of Card was added. [types minor, zod minor]"],
  },

  {
    name: "a component loses a former name",
    base: withFormerNames("Card", ["BankCard"]),
    revision: withFormerNames("Card", []),
    want: ["safe alias-removed: The alias BankCard of Card was removed. [types major, zod major]"],
  },

  {
    name: "a second list in a response hides which of them has pages",
    base: pageWith("data: { type: array }"),
    revision: pageWith("data: { type: array }, warnings: { type: array }"),
    want: [
      "safe pages-no-longer-recognized: The operation is no longer recognized as a list with pages by cursor. []",
      'safe property-added: Response property "warnings" was added. [types minor, client minor, zod minor]',
    ],
  },
]);

testOperations([
  {
    name: "another operationId is safe on the wire and breaks code",
    base: "operationId: feedPet",
    revision: "operationId: pets.feed",
    want: [
      "safe operation-id-renamed: The operation feedPet was renamed to pets.feed. [types major, client major, zod major]",
    ],
  },

  {
    name: "an operationId may change while the old one stays an alias",
    base: "operationId: feedPet",
    revision: `
      operationId: pets.feed
      x-codegen-aliases: [feedPet]
    `,
    want: [
      "safe operation-id-renamed-with-alias: The operation feedPet was renamed to pets.feed; the old name is kept as an alias. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "another first tag moves the operation within the client",
    base: `
      operationId: feed
      tags: [Pets]
    `,
    revision: `
      operationId: feed
      tags: [Animals]
    `,
    want: [
      "safe operation-regrouped: The client method pets.feed was renamed to animals.feed. [client major]",
      "docs tags-changed: The tags of the operation were changed from Pets to Animals. [types patch, client patch, zod patch, errors patch]",
    ],
  },

  {
    name: "an operation gets a former name back",
    base: "operationId: pets.feed",
    revision: "{ operationId: pets.feed, x-codegen-aliases: [feedPet] }",
    want: [
      "safe alias-added: The alias feedPet of pets.feed was added. [types minor, client minor, zod minor]",
    ],
  },

  {
    name: "a list gets pagination",
    base: "{}",
    revision:
      "x-codegen-pagination: { kind: cursor, mode: optional, limit: limit, after: after, before: before, items: data, next: next, more: more }",
    want: ["safe pagination-added: Pagination was added to the operation. [client minor]"],
  },

  {
    name: "a list that is walked in another way is risky",
    base: "x-codegen-pagination: { kind: cursor, mode: optional, limit: limit, after: after, before: before, items: data, next: next, more: more }",
    revision:
      "x-codegen-pagination: { kind: cursor, mode: always, limit: limit, after: after, before: before, items: data, next: cursor, more: more }",
    want: [
      "risky pagination-changed: The pagination of the operation was changed: mode, next. [client major]",
    ],
  },

  {
    name: "a list that stops saying how it is walked takes methods from the client",
    base: "x-codegen-pagination: { kind: cursor, mode: optional, limit: limit, after: after, before: before, items: data, next: next, more: more }",
    revision: "{}",
    want: ["safe pagination-removed: Pagination was removed from the operation. [client major]"],
  },

  {
    name: "a request may become safe to repeat",
    base: "{}",
    revision: "x-idempotency: idempotent",
    want: [
      "safe idempotency-strengthened: The idempotency of the request was changed from none to idempotent. [types patch, client minor]",
    ],
  },

  {
    name: "a request that was safe to repeat has to stay so",
    base: "x-idempotency: idempotent",
    revision: "x-idempotency: { key: quote_id, usedCode: USED, expiredCode: EXPIRED }",
    want: [
      "breaking idempotency-weakened: The idempotency of the request was changed from idempotent to single-use by quote_id (USED, EXPIRED). [types patch, client minor]",
    ],
  },

  {
    name: "the codes of a single-use request are relied on",
    base: "x-idempotency: { key: quote_id, usedCode: USED, expiredCode: EXPIRED }",
    revision: "x-idempotency: { key: quote_id, usedCode: SPENT, expiredCode: EXPIRED }",
    want: [
      "risky single-use-changed: The idempotency of the request was changed from single-use by quote_id (USED, EXPIRED) to single-use by quote_id (SPENT, EXPIRED). [types patch, client minor]",
    ],
  },

  {
    name: "another key makes requests the same",
    base: "x-idempotency: { in: header, name: Idempotency-Key }",
    revision: "x-idempotency: { in: body, name: request_id }",
    want: [
      "risky single-use-changed: The idempotency of the request was changed from repeatable with a key (header Idempotency-Key) to repeatable with a key (body request_id). [types patch, client minor]",
    ],
  },

  {
    name: "an operation loses a former name",
    base: FED,
    revision: "operationId: pets.feed",
    want: [
      "safe alias-removed: The alias feedPet of pets.feed was removed. [types major, client major, zod major]",
    ],
  },
]);

test("packages without aliases break when the old name is kept as one", async () => {
  const generatedPackages = [client(), query(), mocks(), mcp()];
  const bumps = async (given: Given) =>
    mergeBumps((await changesBetween(given, { ...TEST_OPTIONS, generatedPackages })).map((one) => one.bumps));
  const operation = (name: string) =>
    `paths: { /pets: { get: { ${name}, responses: { "204": { description: Done. } } } } }`;
  const renamed = {
    base: operation("operationId: pets.a"),
    revision: operation("operationId: pets.b, x-codegen-aliases: [pets.a]"),
  };
  expect(await bumps(renamed)).toMatchObject({
    client: "minor",
    query: "major",
    mocks: "major",
    mcp: "major",
  });
  const without = { base: renamed.revision, revision: operation("operationId: pets.b") };
  expect(await bumps(without)).toMatchObject({
    client: "major",
    query: "patch",
    mocks: "patch",
    mcp: "patch",
  });
  const component = { base: withFormerNames("Card", []), revision: withFormerNames("BankCard", ["Card"]) };
  expect(await bumps(component)).toMatchObject({
    client: "minor",
    query: "minor",
    mocks: "major",
    mcp: "minor",
  });
});

test("another group of the client is reported too, where the alias does not give the old one", async () => {
  const base = "{ operationId: feedPet, tags: [pets] }";
  const reported = await operationChangeLines({
    base,
    revision: "{ operationId: animals.feed, tags: [animals], x-codegen-aliases: [feedPet] }",
  });
  expect(reported.map((line) => line.split(" [")[0])).toContain(
    "safe operation-regrouped: The client method pets.feedPet was renamed to animals.feed.",
  );
  const led = await operationChangeLines({
    base,
    revision: "{ operationId: animals.feed, tags: [pets], x-codegen-aliases: [feedPet] }",
  });
  expect(led.filter((line) => line.includes("operation-regrouped"))).toEqual([]);
});

test("a former name that is the name again is not lost", async () => {
  const reported = await operationChangeLines({
    base: FED,
    revision: "{ operationId: feedPet, tags: [pets], x-codegen-aliases: [pets.feed] }",
  });
  expect(reported.filter((line) => line.includes("alias-removed"))).toEqual([]);
});

test("a component loses a former name, whatever it is called now", async () => {
  const given = {
    base: withFormerNames("Card", ["BankCard"]),
    revision: withFormerNames("Plastic", ["Card"]),
  };
  expect(await changeLines(given)).toContain(
    "safe alias-removed: The alias BankCard of Plastic was removed. [types major, zod major]",
  );
});
