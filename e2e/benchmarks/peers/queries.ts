import { type InfiniteData, QueryClient, type QueryKey, QueryObserver } from "@tanstack/query-core";
import { withService } from "./with-service.ts";

type Options = { readonly queryKey: QueryKey; readonly queryFn: never };

/** Exports of a program over generated queries; an export is missing where the output has nothing for it. */
export interface PetQueries {
  readonly pages?: () => Options & {
    readonly initialPageParam?: unknown;
    readonly getNextPageParam?: unknown;
  };
  list(status: string): Options;
  get(id: string): Options;
  /** A key for everything about pets. */
  readonly group?: QueryKey;
  /** Everything that the output has for the write. */
  readonly writes: readonly (() => object)[];
}

/** Lets queries meet a service that the benchmark plays. */
async function withClient<Result>(
  respond: (request: Request) => Response | Promise<Response>,
  run: (client: QueryClient, requests: readonly Request[]) => Promise<Result>,
): Promise<Result> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 3, retryDelay: 0 } } });
  return withService(respond, (requests) => run(client, requests)).finally(() => client.clear());
}

/** The state of a query that somebody watches, when it no longer fetches. */
function settled(client: QueryClient, options: Options): Promise<{ readonly isError: boolean }> {
  return new Promise((resolve) => {
    const stop = new QueryObserver(client, options).subscribe((result) => {
      if (result.fetchStatus !== "idle") return;
      resolve(result);
      queueMicrotask(() => stop());
    });
  });
}

const page = ({ url }: Request) =>
  Response.json({ data: [{ name: "Rex" }], next_cursor: url.includes("cursor=2") ? null : "2" });

/** Both pages of the list, with the cursor of the last one where the output does not find the next. */
function twoPages(client: QueryClient, options: Options): Promise<InfiniteData<unknown>> {
  const byHand = {
    initialPageParam: undefined,
    getNextPageParam: (_: unknown, all: unknown[]) => String(all.length + 1),
  };
  return client.fetchInfiniteQuery({ ...byHand, ...options, pages: 2 });
}

/** Abilities that users expect of queries, tried with the real library. */
export const QUERY_CASES: Readonly<Record<string, (queries: PetQueries) => Promise<boolean | string>>> = {
  "all pages of a list have one key, and another than a single page": async ({ pages, list }) =>
    pages === undefined
      ? "only as a hook"
      : withClient(page, async (client, requests) => {
          const { pages: read } = await twoPages(client, pages());
          await client.fetchQuery(list("open"));
          return read.length === 2 && requests.length === 3 && client.getQueryCache().getAll().length === 2;
        }),
  "the next page is found without code of yours": async ({ pages }) =>
    pages !== undefined && "getNextPageParam" in pages() && "initialPageParam" in pages(),
  "one key invalidates everything about pets": async ({ list, get, pages, group }) =>
    withClient(page, async (client) => {
      await Promise.all([client.fetchQuery(list("open")), client.fetchQuery(get("1"))]);
      if (pages) await twoPages(client, pages());
      if (group === undefined) return false;
      await client.invalidateQueries({ queryKey: group });
      return client
        .getQueryCache()
        .getAll()
        .every(({ state }) => state.isInvalidated);
    }),
  "cancelling a query aborts its request": async ({ get }) =>
    withClient(
      () => new Promise(() => {}),
      async (client, requests) => {
        const read = client.fetchQuery(get("1")).catch(() => undefined);
        while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        await client.cancelQueries();
        await read;
        return requests[0]?.signal.aborted ?? false;
      },
    ),
  "a status 500 is an error of the query": async ({ get }) =>
    withClient(
      () => Response.json({ message: "No" }, { status: 500 }),
      async (client) => (await settled(client, get("1"))).isError,
    ),
  "requests for a read that gets 503 each time": async ({ get }) =>
    withClient(
      () => Response.json({}, { status: 503 }),
      async (client, requests) => {
        await settled(client, get("1"));
        return String(requests.length);
      },
    ),
  "a write cannot become a query": async ({ writes }) => writes.every((write) => !("queryFn" in write())),
};
