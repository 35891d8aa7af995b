import { expect, test } from "vitest";
import { modelOf } from "../test/model-of.ts";
import { type PageFacts, pageFactsOf } from "./page-facts.ts";

const text = { type: "string" };
const cursorOrNull = { type: ["string", "null"] };
const whole = { type: "integer" };
const flag = { type: "boolean" };
const items = { type: "array", items: { type: "object", properties: { id: text } } };
const envelope = (members: object, list = "data") => ({
  type: "object",
  properties: { [list]: items, ...members },
});

async function factsOf(
  queries: Record<string, unknown>,
  schema: unknown,
  extra: object = {},
): Promise<PageFacts | undefined> {
  const parameters = Object.entries(queries).map(([name, type]) => ({ name, in: "query", schema: type }));
  const response = { description: "OK", content: { "application/json": { schema } } };
  const get = { operationId: "things.list", parameters, responses: { 200: response }, ...extra };
  const [operation] = (await modelOf({ paths: { "/things": { get } } })).operations;
  return operation && pageFactsOf(operation);
}

test.each<[string, Record<string, unknown>, unknown, object]>([
  [
    "a cursor, as the response names it",
    { cursor: text, limit: whole },
    envelope({ next_cursor: cursorOrNull }),
    { kind: "cursor", parameter: "cursor", items: "data", next: "next_cursor", limit: "limit" },
  ],
  [
    "a cursor inside an object, in camel case, with a flag",
    { pageToken: text },
    envelope({ meta: { type: "object", properties: { nextPageToken: text, hasMore: flag } } }, "rows"),
    {
      kind: "cursor",
      parameter: "pageToken",
      items: "rows",
      next: "meta.nextPageToken",
      more: "meta.hasMore",
    },
  ],
  [
    "the last item",
    { starting_after: text },
    envelope({ has_more: flag }),
    { kind: "last-item", parameter: "starting_after", items: "data", id: "id", more: "has_more" },
  ],
  [
    "a page number",
    { page: whole, per_page: whole },
    items,
    { kind: "number", parameter: "page", limit: "per_page" },
  ],
  ["an offset", { offset: whole }, envelope({}), { kind: "offset", parameter: "offset", items: "data" }],
])("a list is recognized by %s", async (_, queries, schema, facts) => {
  expect(await factsOf(queries, schema)).toMatchObject({ basis: "recognized", ...facts });
});

test.each<[string, Record<string, unknown>, unknown]>([
  ["the next page is a URL", { cursor: text }, envelope({ next: { type: "string", format: "uri" } })],
  ["the response has no member for the cursor", { cursor: text }, envelope({})],
  ["the response has two lists", { page: whole }, envelope({ others: items })],
  ["the page is a text", { page: text }, items],
  ["the response is no list", { page: whole }, { type: "object", properties: { name: text } }],
  [
    "items have no id",
    { starting_after: text },
    { ...envelope({ has_more: flag }), properties: { data: { type: "array", items: text }, has_more: flag } },
  ],
  ["nothing asks for a page", {}, items],
])("nothing is assumed where %s", async (_, queries, schema) => {
  expect(await factsOf(queries, schema)).toBeUndefined();
});

test("what the document says comes first", async () => {
  const pagination = {
    kind: "cursor",
    mode: "optional",
    limit: "limit",
    after: "after",
    before: "before",
    items: "data",
    next: "meta.next",
    more: "meta.more",
  };
  const facts = await factsOf({ limit: whole, after: text, before: text, page: whole }, envelope({}), {
    "x-codegen-pagination": pagination,
  });
  expect(facts).toEqual({
    kind: "cursor",
    basis: "described",
    parameter: "after",
    items: "data",
    limit: "limit",
    next: "meta.next",
    more: "meta.more",
    mayBeWhole: true,
  });
});

test("lists that refer to themselves end the search", async () => {
  const loop = { $ref: "#/components/schemas/Loop" };
  const model = await modelOf({
    paths: {
      "/things": {
        get: {
          operationId: "things.list",
          parameters: [{ name: "starting_after", in: "query", schema: text }],
          responses: {
            200: {
              description: "OK",
              content: {
                "application/json": {
                  schema: {
                    type: "object",
                    properties: { data: { type: "array", ...loop }, has_more: flag },
                  },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { Loop: { allOf: [loop] } } },
  });
  expect(model.operations.map((operation) => pageFactsOf(operation)?.kind)).toEqual([undefined]);
});
