import type { Connection } from "../call/connection.ts";
import type { CallOptions } from "../contracts/call-options.ts";
import type { ListOperation } from "../contracts/operation.ts";
import { PageLimitError } from "../errors/page-limit-error.ts";
import { checkValue } from "../options/check-values.ts";
import { atLeast, COUNT, RECORD } from "../options/rules.ts";
import { inputRecord } from "../request/input-record.ts";
import { fetchPage } from "./fetch-page.ts";
import { hasMore, nextCursor } from "./next-cursor.ts";
import { readPath } from "./read-path.ts";

/** Pages after which an iteration stops with an error, where the caller names no other number. */
export const DEFAULT_MAX_PAGES = 1000;

const MAX_ITEMS = atLeast(0);

/** The items of a list, fetched page by page as they are asked for. Every iteration starts anew. */
export interface Items<Item, Page> extends AsyncIterable<Item> {
  /** Page by page instead of item by item. */
  pages(): AsyncIterable<Page>;
  /** The first items as an array, at most `max`. */
  toArray(options: { readonly max: number }): Promise<Item[]>;
}

/** What can be said for one iteration. */
export interface IterateOptions {
  /** Pages after which the iteration fails with `PageLimitError` instead of going on. Default 1000. */
  readonly maxPages?: number;
}

/** Iterates over a list from newest to last, or as the service orders it. */
export function iterateItems<
  Input extends object | undefined,
  Output,
  Page,
  Item,
  Options extends CallOptions,
>(
  connection: Connection<Options>,
  operation: ListOperation<Input, Output, Page, Item>,
  input: Input,
  options?: Options & IterateOptions,
): Items<Item, Page> {
  const pages = (): AsyncGenerator<Page> => eachPage(connection, { operation, input, options });
  const items = (): AsyncGenerator<Item> => eachItem(pages(), operation.pagination.items);
  return { [Symbol.asyncIterator]: items, pages, toArray: async (wanted) => takeItems(items(), wanted) };
}

interface Iteration<Input, Output, Page, Item, Options> {
  readonly operation: ListOperation<Input, Output, Page, Item>;
  readonly input: Input;
  readonly options: (Options & IterateOptions) | undefined;
}

async function* eachPage<Input extends object | undefined, Output, Page, Item, Options extends CallOptions>(
  connection: Connection<Options>,
  { operation, input, options }: Iteration<Input, Output, Page, Item, Options>,
): AsyncGenerator<Page> {
  const { after } = operation.pagination;
  if (options !== undefined) checkValue("The call options", options, RECORD);
  const { maxPages = DEFAULT_MAX_PAGES, ...rest } = options ?? {};
  checkValue("maxPages", maxPages, COUNT);
  // All options of the call: only what is for the iteration was taken away.
  const callOptions = rest as Options;
  const seen = new Set<unknown>([inputRecord(input)[after]]);
  let asked = input;
  for (let count = 1; count <= maxPages; count++) {
    // The methods of the page are left to who asked for a page.
    const page = (await fetchPage(connection, operation, asked, callOptions)) as Awaited<Page>;
    yield page;
    if (!hasMore(operation, page)) return;
    const cursor = nextCursor(operation, page, seen);
    seen.add(cursor);
    asked = { ...asked, [after]: cursor };
  }
  throw new PageLimitError({ operationId: operation.operationId, maxPages });
}

async function* eachItem<Page, Item>(pages: AsyncGenerator<Page>, path: string): AsyncGenerator<Item> {
  for await (const page of pages) {
    yield* readPath(page, path) as Item[]; // a page has items, which are what the description says
  }
}

async function takeItems<Item>(
  items: AsyncGenerator<Item>,
  wanted: { readonly max: number },
): Promise<Item[]> {
  const taken: Item[] = [];
  checkValue("The options for toArray", wanted, RECORD);
  const { max } = wanted;
  checkValue("max", max, MAX_ITEMS);
  if (max === 0) return taken;
  for await (const item of items) {
    taken.push(item);
    if (taken.length >= max) return taken;
  }
  return taken;
}
