import { describe, expect, test } from "vitest";
import {
  fetchPage,
  isConfigurationError,
  isResponseError,
  iterateItems,
  type ListOperation,
  queryParameter,
} from "../../src/client/index.ts";
import { json, operation, type Step, scripted } from "./scripted-fetch.ts";

type Page = { data: number[]; pagination: { has_more: boolean; next_page: string | null } };

const LIST = {
  ...operation({ operationId: "things.list", method: "GET" }),
  body: undefined,
  parameters: [
    { name: "limit", in: "query", write: queryParameter },
    { name: "after", in: "query", write: queryParameter },
    { name: "status", in: "query", write: queryParameter },
  ],
  pagination: {
    mode: "optional",
    limit: "limit",
    after: "after",
    before: "before",
    defaultLimit: 10,
    items: "data",
    next: "pagination.next_page",
    more: "pagination.has_more",
  },
} as unknown as ListOperation<object | undefined, number[] | Page, Page, number>; // literals widen in a spread

function page(data: number[], next: string | null): Step {
  return json(200, { data, pagination: { has_more: next !== null, next_page: next } });
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("a page", () => {
  test("is asked for by the default size where the input names none", async () => {
    const { connection, sent } = scripted([page([1], null), page([1], null)]);
    await fetchPage(connection, LIST, { status: "open" });
    await fetchPage(connection, LIST, { after: "a" });
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?limit=10&status=open", "?after=a"]);
  });

  test("that comes as something else is an error", async () => {
    const { connection } = scripted([json(200, [1, 2])]);
    const error = await fetchPage(connection, LIST, {}).catch((reason: unknown) => reason);
    expect(isResponseError(error)).toBe(true);
  });
});

describe("an iteration", () => {
  test("follows the cursors to the end and fetches no page too many", async () => {
    const { connection, sent } = scripted([page([1, 2], "b"), page([3], "c"), page([4], null)]);
    expect(await collect(iterateItems(connection, LIST, { limit: 2 }))).toEqual([1, 2, 3, 4]);
    expect(sent.map(({ url }) => new URL(url).searchParams.get("after"))).toEqual([null, "b", "c"]);
  });

  test("fetches pages only as they are needed", async () => {
    const { connection, sent } = scripted([page([1, 2], "b"), page([3], null)]);
    for await (const item of iterateItems(connection, LIST, {})) if (item === 2) break;
    expect(sent).toHaveLength(1);
  });

  test("starts anew each time", async () => {
    const { connection } = scripted([page([1], null), page([2], null)]);
    const items = iterateItems(connection, LIST, {});
    expect([await collect(items), await collect(items)]).toEqual([[1], [2]]);
  });

  test.each([
    ["repeats a cursor", [page([1], "b"), page([2], "b")]],
    ["comes back to where it began", [page([1], "b"), page([2], "start")]],
    [
      "says that there is more, but not where",
      [json(200, { data: [1], pagination: { has_more: true, next_page: null } })],
    ],
  ])("ends with an error when the list %s", async (_name, steps) => {
    const { connection } = scripted(steps);
    const error = await collect(iterateItems(connection, LIST, { after: "start" })).catch(
      (reason: unknown) => reason,
    );
    expect(isResponseError(error)).toBe(true);
  });

  test("ends with an error after the highest number of pages", async () => {
    const { connection } = scripted([page([1], "b"), page([2], "c")]);
    const items = iterateItems(connection, LIST, {}, { maxPages: 2 });
    const error = await collect(items).catch((reason: unknown) => reason);
    expect(isConfigurationError(error)).toBe(true);
  });

  test("gives the first items as an array", async () => {
    const { connection, sent } = scripted([page([1, 2], "b"), page([3, 4], "c")]);
    expect(await iterateItems(connection, LIST, {}).toArray({ max: 3 })).toEqual([1, 2, 3]);
    expect(sent).toHaveLength(2);
  });

  test("goes page by page on request", async () => {
    const { connection } = scripted([page([1, 2], "b"), page([3], null)]);
    const pages = await collect(iterateItems(connection, LIST, {}).pages());
    expect(pages.map(({ data }) => data)).toEqual([[1, 2], [3]]);
  });
});
