import { type ClientMethod, type Method, methodOf } from "../method-of.ts";
import { firstPage, nextPage, type PageRule } from "./next-page.ts";
import type { QueryEntry, QueryTable, StreamContext } from "./query-types.ts";

/**
 * Creates the queries and mutations of a client. The table has an entry for each operation; `Queries` is the generated
 * type of the result.
 */
export function bindQueries<Queries>(client: object, table: QueryTable): Queries {
  const groups = Object.entries(table).map(([group, methods]) => [
    group,
    Object.fromEntries(
      Object.entries(methods).map(([method, entry]) => [method, bind(entry, { client, group, method })]),
    ),
  ]);
  return Object.fromEntries(groups) as Queries; // the generator makes the table and the type from one plan
}

function bind(entry: QueryEntry, bound: ClientMethod): object {
  switch (entry.kind) {
    case "query":
      return readOf(bound);
    case "list":
      return { ...readOf(bound), infiniteQueryOptions: infiniteOf(bound, entry.pages) };
    case "stream":
      return { ...readOf(bound), queryOptions: streamOf(bound) };
    case "mutation":
      return { mutationOptions: () => mutationOf(bound) };
    default:
      return entry satisfies never;
  }
}

const neverRetry = (): false => false;

function readOf({ client, group, method }: ClientMethod): object {
  const queryKey = (input?: unknown) => keyOf(group, method, input);
  return {
    queryKey,
    queryOptions: (input: unknown) => ({
      queryKey: queryKey(input),
      queryFn: ({ signal }: { signal: AbortSignal }) => call({ client, group, method }, input, { signal }),
      retry: neverRetry,
    }),
  };
}

/** Collects the events of a stream, and updates the query's data with each event. */
function streamOf(bound: ClientMethod): (input: unknown, options?: { readonly keep?: number }) => object {
  return (input, { keep = 1000 } = {}) => ({
    queryKey: keyOf(bound.group, bound.method, input),
    queryFn: async ({ client, queryKey, signal }: StreamContext) => {
      let events: readonly unknown[] = [];
      const stream = methodOf(bound)(input, { signal }) as AsyncIterable<unknown>; // by its entry in the table
      for await (const event of stream) {
        events = [...events, event].slice(-keep);
        client.setQueryData(queryKey, events);
      }
      return events;
    },
    retry: neverRetry,
  });
}

function infiniteOf(bound: ClientMethod, rule: PageRule): (input?: object) => object {
  return (input = {}) => ({
    queryKey: [...keyOf(bound.group, bound.method, input), "infinite"],
    queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: unknown }) => {
      const page = pageParam === undefined ? {} : { [rule.parameter]: pageParam };
      return call(bound, { ...input, ...page }, { signal });
    },
    initialPageParam: firstPage(rule),
    getNextPageParam: (_page: unknown, pages: readonly unknown[], current: unknown) =>
      nextPage(rule, pages, current),
    retry: neverRetry,
  });
}

function mutationOf(bound: ClientMethod): object {
  return {
    mutationKey: [bound.group, bound.method],
    mutationFn: (input: unknown) => call(bound, input),
    retry: neverRetry,
    networkMode: "always",
  };
}

/** Every key starts with those of its group and its method, so that either can be invalidated. */
function keyOf(group: string, method: string, input: unknown): readonly unknown[] {
  return input === undefined ? [group, method] : [group, method, input];
}

/** Looks the method up at each call: a client may be a mock that is changed later. */
async function call(bound: ClientMethod, ...args: Parameters<Method>): Promise<unknown> {
  return await methodOf(bound)(...args);
}
