import type { CallOptions } from "../call-options.ts";
import type { Connection } from "../connection.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { ResponseError } from "../errors/response-error.ts";
import type { ListOperation } from "../operation.ts";
import { inputRecord } from "../request/input-record.ts";
import { fetchPage } from "./fetch-page.ts";
import { readPath } from "./read-path.ts";

/** Pages after which an iteration stops with an error, where the caller names no other number. */
export const DEFAULT_MAX_PAGES = 1000;

/** The items of a list, fetched page by page as they are asked for. Every iteration starts anew. */
export interface Items<Item, Page> extends AsyncIterable<Item> {
  /** Page by page instead of item by item. */
  pages(): AsyncIterable<Page>;
  /** The first items as an array, at most `max`. */
  toArray(options: { readonly max: number }): Promise<Item[]>;
}

/** What can be said for one iteration. */
export interface IterateOptions {
  /** Pages after which the iteration fails instead of going on; default 1000. */
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
  return { [Symbol.asyncIterator]: items, pages, toArray: ({ max }) => takeItems(items(), max) };
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
  const { after, next, more } = operation.pagination;
  const { maxPages = DEFAULT_MAX_PAGES, ...rest } = options ?? {};
  if (!(maxPages >= 1)) throw new ConfigurationError(`maxPages must not be ${maxPages}.`);
  // All options of the call: only what is for the iteration was taken away.
  const callOptions = rest as Options;
  const seen = new Set<unknown>([inputRecord(input)[after]]);
  let asked = input;
  for (let count = 1; count <= maxPages; count++) {
    const page = await fetchPage(connection, operation, asked, callOptions);
    yield page;
    if (readPath(page, more) !== true) return;
    const cursor = readPath(page, next);
    if (typeof cursor !== "string" || cursor === "" || seen.has(cursor))
      throw brokenCursor(operation, cursor);
    seen.add(cursor);
    asked = { ...asked, [after]: cursor };
  }
  throw new ConfigurationError(
    `${operation.operationId} has more than ${maxPages} pages; raise maxPages to go on.`,
  );
}

async function* eachItem<Page, Item>(pages: AsyncGenerator<Page>, path: string): AsyncGenerator<Item> {
  for await (const page of pages) {
    yield* readPath(page, path) as Item[]; // a page has items, which are what the description says
  }
}

async function takeItems<Item>(items: AsyncGenerator<Item>, max: number): Promise<Item[]> {
  const taken: Item[] = [];
  if (!(max >= 0)) throw new ConfigurationError(`max must not be ${max}.`);
  if (max === 0) return taken;
  for await (const item of items) {
    taken.push(item);
    if (taken.length >= max) return taken;
  }
  return taken;
}

function brokenCursor({ operationId }: { readonly operationId: string }, cursor: unknown): ResponseError {
  const what =
    typeof cursor === "string" && cursor !== ""
      ? "repeats a cursor"
      : "says that there is more, but not where";
  return new ResponseError({
    message: `${operationId} ${what}; going on would not end.`,
    operationId,
    attempts: [],
    status: 200,
    rawText: "",
  });
}
