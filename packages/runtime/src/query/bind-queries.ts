import { firstPage, nextPage, type PageRule } from "./next-page.ts";
import type { QueryEntry, QueryTable } from "./query-types.ts";

/** A method of a client: its input, and the options of the call. */
type Method = (input: unknown, options?: { readonly signal: AbortSignal }) => Promise<unknown>;

interface Bound {
  readonly client: object;
  readonly group: string;
  readonly method: string;
}

/**
 * Makes the queries and mutations of a client. The table has an entry for each operation; `Queries` is the generated type of
 * the result.
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

function bind(entry: QueryEntry, bound: Bound): object {
  switch (entry.kind) {
    case "query":
      return readOf(bound);
    case "list":
      return { ...readOf(bound), infiniteQueryOptions: infiniteOf(bound, entry.pages) };
    case "mutation":
      return { mutationOptions: () => mutationOf(bound) };
    default:
      return entry satisfies never;
  }
}

const neverRetry = (): false => false;

function readOf({ client, group, method }: Bound): object {
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

function infiniteOf(bound: Bound, rule: PageRule): (input?: object) => object {
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

function mutationOf(bound: Bound): object {
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
async function call({ client, group, method }: Bound, ...args: Parameters<Method>): Promise<unknown> {
  const methods = (client as Readonly<Record<string, Readonly<Record<string, Method>>>>)[group]; // the generator knows the client
  const called = methods?.[method];
  if (called === undefined) throw new TypeError(`The client has no method "${group}.${method}".`);
  return await called.call(methods, ...args);
}
