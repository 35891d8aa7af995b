import { rmSync } from "node:fs";
import { join } from "node:path";
import { query } from "@crossborder/codegen";
import {
  InfiniteQueryObserver,
  MutationObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from "@tanstack/query-core";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BOOKS } from "./books.ts";
import { compileFixture } from "./compile-fixture.ts";
import { generateClient } from "./generate-client.ts";
import { guideProgram } from "./guide-program.ts";

let folder: string;
beforeAll(async () => {
  folder = await generateClient(BOOKS);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The queries over a client with this `fetch`, which counts. */
async function queriesOver(respond: (request: Request, count: number) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const { createClient } = await import(join(folder, "client/index.ts"));
  const { createQueries, queryKeys } = await import(join(folder, "query/index.ts"));
  const client = createClient({
    baseUrl: "https://books.example",
    retry: { baseDelayMs: 1, maxDelayMs: 1 },
    fetch: (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      requests.push(request);
      return Promise.resolve(respond(request, requests.length));
    },
  });
  return { queries: createQueries(client), queryKeys, requests, queryClient: new QueryClient() };
}

const page = (next: string | null) => Response.json({ data: [{ title: next ?? "last" }], next_cursor: next });

test("data, errors, select and page values have types in the library", async () => {
  expect(await compileFixture(folder, "query", "program.txt")).toBe("");
});

test("the program of the guide runs", async () => {
  const { createMocks } = await import(join(folder, "mocks/index.ts"));
  const server = setupServer(...createMocks().handlers());
  server.listen({ onUnhandledRequest: "error" });
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    await import(guideProgram("docs/codegen/query.md", "books.ts", folder));
    expect(printed.mock.calls).toEqual([["First title"], [["First title", "First title"]]]);
  } finally {
    printed.mockRestore();
    server.close();
  }
});

test("the pages of a list follow one another under one key, and end", async () => {
  const { queries, queryClient, requests } = await queriesOver((_, count) =>
    page(count < 3 ? `c${count}` : null),
  );
  const options = queries.books.list.infiniteQueryOptions({ genre: "crime" });
  const observer = new InfiniteQueryObserver(queryClient, options);
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  expect(requests.map(({ url }) => url.replace("https://books.example", ""))).toEqual([
    "/books?genre=crime",
    "/books?cursor=c1&genre=crime",
    "/books?cursor=c2&genre=crime",
  ]);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([["books", "list", { genre: "crime" }, "infinite"]]);
});

test("numbered pages end with one that has no items", async () => {
  const { queries, queryClient, requests } = await queriesOver((_, count) =>
    Response.json(count < 3 ? [{ name: "Ada" }] : []),
  );
  const observer = new InfiniteQueryObserver(queryClient, queries.authors.list.infiniteQueryOptions());
  let result = await observer.fetchNextPage();
  while (result.hasNextPage) result = await observer.fetchNextPage();
  expect(requests.map(({ url }) => new URL(url).search)).toEqual(["?page=1", "?page=2", "?page=3"]);
});

test("queries are invalidated by group, by method and by input", async () => {
  const { queries, queryKeys, queryClient } = await queriesOver(({ url }) =>
    url.includes("/authors") ? Response.json([]) : page(null),
  );
  const list = (genre: string) => queries.books.list.queryOptions({ genre });
  const invalidated = async (queryKey: readonly unknown[]) => {
    queryClient.clear();
    await queryClient.fetchQuery(list("crime"));
    await queryClient.fetchQuery(list("poetry"));
    await queryClient.fetchInfiniteQuery(queries.books.list.infiniteQueryOptions({ genre: "crime" }));
    await queryClient.fetchQuery(queries.authors.list.queryOptions());
    await queryClient.invalidateQueries({ queryKey });
    const all = queryClient.getQueryCache().getAll();
    return all.filter(({ state }) => state.isInvalidated).map((each) => each.queryKey.slice(1));
  };
  const crime = ["list", { genre: "crime" }];
  const poetry = ["list", { genre: "poetry" }];
  const infinite = [...crime, "infinite"];
  expect(await invalidated(queryKeys.books)).toEqual([crime, poetry, infinite]);
  expect(await invalidated(queries.books.list.queryKey())).toEqual([crime, poetry, infinite]);
  expect(await invalidated(queries.books.list.queryKey({ genre: "crime" }))).toEqual([crime, infinite]);
});

test("a cancelled query stops its request", async () => {
  const { queries, queryClient, requests } = await queriesOver(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
  const options = queries.books.get.queryOptions({ id: "1" });
  const fetched = queryClient.fetchQuery(options).catch((error: unknown) => error);
  await expect.poll(() => requests.length).toBe(1);
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  await fetched;
  expect(requests[0]?.signal.aborted).toBe(true);
});

test("the client's retries are not repeated by the library, and errors are the client's", async () => {
  const { queries, queryClient, requests } = await queriesOver(() => new Response("", { status: 503 }));
  const failed = queryClient.fetchQuery(queries.books.get.queryOptions({ id: "1" }));
  await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 503 });
  const once = requests.length;
  const { createClient } = await import(join(folder, "client/index.ts"));
  let direct = 0;
  const client = createClient({
    baseUrl: "https://books.example",
    retry: { baseDelayMs: 1, maxDelayMs: 1 },
    fetch: async () => {
      direct += 1;
      return new Response("", { status: 503 });
    },
  });
  await client.books.get({ id: "1" }).catch(() => {});
  expect(once).toBe(direct);
});

test("a write is sent once, and is not kept for later while offline", async () => {
  const { queries, queryClient, requests } = await queriesOver(() => {
    throw new TypeError("fetch failed");
  });
  onlineManager.setOnline(false);
  try {
    const observer = new MutationObserver<unknown, Error, object>(
      queryClient,
      queries.books.create.mutationOptions(),
    );
    await expect(observer.mutate({ title: "Emma" })).rejects.toThrow();
    expect([requests.length, observer.getCurrentResult().isPaused]).toEqual([1, false]);
  } finally {
    onlineManager.setOnline(true);
  }
});

const CHANGES = {
  paths: {
    "/changes": {
      get: {
        operationId: "changes.watch",
        responses: {
          200: {
            description: "OK",
            content: {
              "application/x-ndjson": {
                schema: { type: "object", properties: { step: { type: "integer" } } },
              },
            },
          },
        },
      },
      post: {
        operationId: "changes.record",
        responses: { 200: { description: "OK", content: { "application/x-ndjson": { schema: {} } } } },
      },
    },
  },
};

test("a stream shows its events as they come, keeps the last ones, and is closed when nobody looks", async () => {
  const streamFolder = await generateClient(CHANGES, [query({ streams: true })]);
  try {
    const { createClient } = await import(join(streamFolder, "client/index.ts"));
    const { createQueries } = await import(join(streamFolder, "query/index.ts"));
    let write = (_step: number): void => {};
    let end = (): void => {};
    let isClosed = false;
    const body = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          write = (step) => controller.enqueue(new TextEncoder().encode(`{"step":${step}}\n`));
          end = () => controller.close();
        },
        cancel: () => {
          isClosed = true;
        },
      });
    const fetch = async () => new Response(body(), { headers: { "content-type": "application/x-ndjson" } });
    const queries = createQueries(createClient({ baseUrl: "https://books.example", fetch }));
    const queryClient = new QueryClient();
    expect(Object.keys(queries.changes)).toEqual(["watch"]); // nothing that writes is begun by rendering

    const options = queries.changes.watch.queryOptions(undefined, { keep: 2 });
    expect(options.queryKey).toEqual(["changes", "watch"]);
    const observer = new QueryObserver(queryClient, options);
    const stop = observer.subscribe(() => {});
    const shows = (data: unknown, fetchStatus: string) =>
      vi.waitFor(() => expect(observer.getCurrentResult()).toMatchObject({ data, fetchStatus }));
    await vi.waitFor(() => write(1));
    await shows([{ step: 1 }], "fetching");
    write(2);
    write(3);
    await shows([{ step: 2 }, { step: 3 }], "fetching");
    end();
    await shows([{ step: 2 }, { step: 3 }], "idle");

    void observer.refetch();
    await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe("fetching"));
    await vi.waitFor(() => write(4));
    await shows([{ step: 4 }], "fetching");
    stop();
    await vi.waitFor(() => expect(isClosed).toBe(true));
  } finally {
    rmSync(streamFolder, { recursive: true, force: true });
  }
});
