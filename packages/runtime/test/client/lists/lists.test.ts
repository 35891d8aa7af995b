import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import {
  fetchAll,
  fetchPage,
  isInvalidInputError,
  isInvalidResponseError,
  isPageLimitError,
  type ListOperation,
  queryParameter,
} from "../../../src/client/internal.ts";
import { json, operation, type Step, scripted } from "../scripted-fetch.ts";

type Page = { data: number[]; pagination: { has_more: boolean; next_page: string | null } };

const LIST = {
  ...operation({ operationId: "things.list", method: "GET" }),
  body: undefined,
  parameters: [
    { name: "limit", in: "query", write: queryParameter },
    { name: "after", in: "query", write: queryParameter },
    { name: "before", in: "query", write: queryParameter },
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
    const { core, sent } = scripted([page([1], null), page([1], null)]);
    await fetchPage(core, LIST, { status: "open" });
    await fetchPage(core, LIST, { after: "a" });
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?limit=10&status=open", "?after=a"]);
  });

  test.each([
    ["a map", new Map([["status", "open"]])],
    ["a form", new FormData()],
    ["a list", ["open"]],
  ])("is not asked for without the filters in %s", async (_name, input) => {
    const { core, sent } = scripted([page([1], null)]);
    const error = await fetchPage(core, LIST, input).catch((reason: unknown) => reason);
    expect([isInvalidInputError(error), sent]).toEqual([true, []]);
  });

  test("fetches the next one, with the same filters", async () => {
    const { core, sent } = scripted([page([1, 2], "b"), page([3], null)]);
    const first = await fetchPage(core, LIST, { limit: 2, status: "open", before: "z" });
    expect(first.hasNextPage()).toBe(true);
    const second = await first.getNextPage();
    expect([second.data, second.hasNextPage()]).toEqual([[3], false]);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      "?limit=2&before=z&status=open",
      "?limit=2&after=b&status=open",
    ]);
    const error = await second.getNextPage().catch((reason: unknown) => reason);
    expect(isInvalidInputError(error) && error.message).toBe(
      "things.list has no next page. Check hasNextPage() first.",
    );
    expect(sent).toHaveLength(2);
  });

  test("shows its data alone", async () => {
    const { core } = scripted([page([1], "b")]);
    const given = await fetchPage(core, LIST, {});
    expect(JSON.stringify(given)).toBe('{"data":[1],"pagination":{"has_more":true,"next_page":"b"}}');
    expect(Object.keys(given)).toEqual(["data", "pagination"]);
  });

  test.each([
    ["the same cursor again", page([1], "a")],
    ["no cursor", json(200, { data: [1], pagination: { has_more: true, next_page: null } })],
  ])("that has %s says so when it is asked for the next", async (_name, step) => {
    const { core, sent } = scripted([step]);
    const given = await fetchPage(core, LIST, { after: "a" });
    const error = await given.getNextPage().catch((reason: unknown) => reason);
    expect(isInvalidResponseError(error) && sent.length).toBe(1);
  });

  test("that comes as something else is an error", async () => {
    const { core } = scripted([json(200, [1, 2])]);
    const error = await fetchPage(core, LIST, {}).catch((reason: unknown) => reason);
    expect(isInvalidResponseError(error)).toBe(true);
  });
});

describe("everything at once", () => {
  test("comes as an array", async () => {
    const { core } = scripted([json(200, [1, 2])]);
    expect(await fetchAll(core, LIST, {})).toEqual([1, 2]);
  });

  test("that comes as a page is an error: there may be more", async () => {
    const { core } = scripted([page([1], null)]);
    await expect(fetchAll(core, LIST, {})).rejects.toThrow("did not return a list");
  });

  test("is never asked for with a parameter of pages, which would leave items out", async () => {
    const { core, sent } = scripted([]);
    const error = await fetchAll(core, LIST, { limit: 1 }).catch((reason: unknown) => reason);
    expect(isInvalidInputError(error) && error.message).toBe(
      "things.list does not accept limit, after or before here: they ask for a page.",
    );
    expect(sent).toHaveLength(0);
  });
});

describe("what looks like the end of a list but is none", () => {
  test.each([
    {},
    { data: null },
    { data: {} },
    { data: [], pagination: null },
    { data: [], pagination: {} },
    { data: [], pagination: { has_more: null } },
    { data: [], pagination: { has_more: "true" } },
  ])("%j is an error", async (body) => {
    const { core } = scripted([json(200, body), json(200, body)]);
    await expect(fetchPage(core, LIST, {})).rejects.toThrow("did not return a page");
    await expect(collect(fetchPage(core, LIST, {}))).rejects.toThrow("did not return a page");
  });

  test.each([{ data: [1] }, { data: [1], pagination: {} }])(
    "%j ends one that may leave it out",
    async (body) => {
      const list = { ...LIST, pagination: { ...LIST.pagination, moreIsOptional: true } };
      const { core } = scripted([json(200, body)]);
      expect(await collect(fetchPage(core, list, {}))).toEqual([1]);
    },
  );
});

describe("an iteration", () => {
  test("follows the cursors to the end and fetches no page too many", async () => {
    const { core, sent } = scripted([page([1, 2], "b"), page([3], "c"), page([4], null)]);
    expect(await collect(fetchPage(core, LIST, { limit: 2 }))).toEqual([1, 2, 3, 4]);
    expect(sent.map(({ url }) => new URL(url).searchParams.get("after"))).toEqual([null, "b", "c"]);
  });

  test("fetches pages only as they are needed", async () => {
    const { core, sent } = scripted([page([1, 2], "b"), page([3], null)]);
    for await (const item of fetchPage(core, LIST, {})) if (item === 2) break;
    expect(sent).toHaveLength(1);
  });

  test("begins with the page that was asked for, and fetches the others anew each time", async () => {
    const { core } = scripted([page([1], "b"), page([2], null), page([3], null)]);
    const items = fetchPage(core, LIST, {});
    expect([await collect(items), await collect(items)]).toEqual([
      [1, 2],
      [1, 3],
    ]);
  });

  test("asks for what stands before a cursor once", async () => {
    const { core, sent } = scripted([page([1], "b"), page([2], null)]);
    expect(await collect(fetchPage(core, LIST, { before: "z" }))).toEqual([1, 2]);
    expect(sent.map(({ url }) => new URL(url).search)).toEqual(["?before=z", "?after=b"]);
  });

  test.each([
    ["returned the same cursor twice", [page([1], "b"), page([2], "b")]],
    ["comes back to where it began", [page([1], "b"), page([2], "start")]],
    [
      "reported more pages but no cursor",
      [json(200, { data: [1], pagination: { has_more: true, next_page: null } })],
    ],
  ])("ends with an error when the list %s", async (_name, steps) => {
    const { core } = scripted(steps);
    const error = await collect(fetchPage(core, LIST, { after: "start" })).catch((reason: unknown) => reason);
    expect(isInvalidResponseError(error)).toBe(true);
  });

  test("ends with an error after the highest number of pages", async () => {
    const { core } = scripted([page([1], "b"), page([2], "c")]);
    const items = fetchPage(core, LIST, {}).items({ maxPages: 2 });
    const error = await collect(items).catch((reason: unknown) => reason);
    expect(isPageLimitError(error) && error).toMatchObject({ outcome: "processed", maxPages: 2 });
  });

  test("gives the first items as an array", async () => {
    const { core, sent } = scripted([page([1, 2], "b"), page([3, 4], "c")]);
    expect(await fetchPage(core, LIST, {}).toArray({ limit: 3 })).toEqual([1, 2, 3]);
    expect(sent).toHaveLength(2);
  });

  test("goes page by page on request", async () => {
    const { core } = scripted([page([1, 2], "b"), page([3], null)]);
    const pages = await collect(fetchPage(core, LIST, {}).pages());
    expect(pages.map(({ data }) => data)).toEqual([[1, 2], [3]]);
  });

  type Iteration = (page: ReturnType<typeof fetchPage<undefined, Page, number, object>>) => Promise<unknown>;
  test.each<[string, Iteration]>([
    ["toArray", (page) => page.toArray({ limit: Number.NaN })],
    ["the pages of toArray", (page) => page.toArray({ limit: 1, maxPages: 0 })],
    ["items", (page) => collect(page.items({ maxPages: 0 }))],
    ["pages", (page) => collect(page.pages({ maxPages: 0 }))],
  ])("whose options for %s are rejected leaves no error of its request unhandled", async (_name, iterate) => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => void unhandled.push(reason);
    process.prependListener("unhandledRejection", listen);
    try {
      const { core, sent } = scripted([json(404, {})]);
      await expect(iterate(fetchPage(core, LIST, undefined))).rejects.toThrow(/maxPages|limit/);
      await setTimeout(20); // ms, for the request to end and Node to look for handlers
      expect([sent.length, unhandled]).toEqual([1, []]);
    } finally {
      process.off("unhandledRejection", listen);
    }
  });
});
