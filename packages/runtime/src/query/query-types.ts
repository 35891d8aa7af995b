import type { DataTag, InfiniteData } from "@tanstack/query-core";
import type { SdkError } from "../client/index.ts";
import type { PageRule } from "./next-page.ts";

/** A query key with the type of its data, which `getQueryData` and `setQueryData` infer. */
export type TaggedKey<Data> = DataTag<readonly unknown[], Data, SdkError>;

/** Returns false: the client has already retried calls that are safe to retry. */
export type NeverRetry = (failureCount: number, error: SdkError) => false;

/** The argument that TanStack Query passes to the function of a query, reduced to what is used here. */
interface QueryContext {
  readonly signal: AbortSignal;
}

/** Options for `useQuery`, `createQuery`, `injectQuery`, `fetchQuery`, … Spread them to add your own: `select`, `enabled`, … */
export interface QueryOptions<Output> {
  readonly queryKey: TaggedKey<Output>;
  readonly queryFn: (context: QueryContext) => Promise<Output>;
  readonly retry: NeverRetry;
}

/** Options for `useInfiniteQuery` and the like. */
export interface InfiniteOptions<Page, Cursor> {
  readonly queryKey: TaggedKey<InfiniteData<Page, Cursor | undefined>>;
  readonly queryFn: (context: QueryContext & { readonly pageParam: Cursor | undefined }) => Promise<Page>;
  readonly initialPageParam: Cursor | undefined;
  readonly getNextPageParam: (
    page: Page,
    pages: readonly Page[],
    cursor: Cursor | undefined,
  ) => Cursor | undefined;
  readonly retry: NeverRetry;
}

/** Options for `useMutation` and the like. */
export interface MutationOptions<Input, Output> {
  readonly mutationKey: readonly [group: string, method: string];
  readonly mutationFn: (input: Input) => Promise<Output>;
  readonly retry: NeverRetry;
  /** A write is never queued until the network is back: it fails immediately, and you decide. */
  readonly networkMode: "always";
}

/** An operation that only reads. */
export interface ReadQuery<Input, Output> {
  /** The key of one input; without it, a key that matches all inputs, for `invalidateQueries` and other filters. */
  queryKey(input?: Input): TaggedKey<Output>;
  /** Options for one input. Cancelling the query stops the request. */
  queryOptions(input: Input): QueryOptions<Output>;
}

/** A paged list. */
export interface ListQueries<Input, Page, Cursor extends keyof Exclude<Input, void>>
  extends ReadQuery<Input, Page> {
  /** Options for all pages, one after the other. The input has no cursor, so the key is the same for all pages. */
  infiniteQueryOptions(
    input: Extract<Input, void> | Omit<Exclude<Input, void>, Cursor>,
  ): InfiniteOptions<Page, NonNullable<Exclude<Input, void>[Cursor]>>;
}

/** Options for a query whose data grow: it fetches until the stream ends. */
export interface StreamOptions<Event> {
  readonly queryKey: TaggedKey<readonly Event[]>;
  readonly queryFn: (context: StreamContext) => Promise<readonly Event[]>;
  readonly retry: NeverRetry;
}

/** The argument that TanStack Query passes to the function of a query over a stream. */
export interface StreamContext extends QueryContext {
  readonly queryKey: readonly unknown[];
  readonly client: { setQueryData(queryKey: readonly unknown[], data: readonly unknown[]): unknown };
}

/** A stream that reads. */
export interface StreamQuery<Input, Event> {
  /** The key of one input; without it, a key that matches all inputs. */
  queryKey(input?: Input): TaggedKey<readonly Event[]>;
  /**
   * Options for one input. The data are the last `keep` events (default 1000). Fetching again starts over; cancelling
   * closes the stream.
   */
  queryOptions(input: Input, options?: { readonly keep?: number }): StreamOptions<Event>;
}

/** An operation that writes. It has no query options: rendering and refetching must not repeat it. */
export interface Mutation<Input, Output> {
  mutationOptions(): MutationOptions<Input, Output>;
}

/** Kind of an operation, which decides the options it has. */
export type QueryEntry =
  | { readonly kind: "query" }
  | { readonly kind: "list"; readonly pages: PageRule }
  | { readonly kind: "stream" }
  | { readonly kind: "mutation" };

/** Operations by group and method. */
export type QueryTable = Readonly<Record<string, Readonly<Record<string, QueryEntry>>>>;
