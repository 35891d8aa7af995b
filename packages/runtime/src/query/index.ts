/**
 * Options of TanStack Query 5 for the operations of a client, for every framework that it has an adapter for. Used by
 * generated code.
 *
 * @module
 */
export { bindQueries } from "./bind-queries.ts";
export type { PageRule } from "./next-page.ts";
export type {
  InfiniteOptions,
  ListQueries,
  Mutation,
  MutationOptions,
  NeverRetry,
  QueryEntry,
  QueryOptions,
  QueryTable,
  ReadQuery,
  StreamContext,
  StreamOptions,
  StreamQuery,
  TaggedKey,
} from "./query-types.ts";
