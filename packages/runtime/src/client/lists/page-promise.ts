import { ApiPromise } from "../call/api-promise.ts";
import type { Call } from "../contracts/call.ts";
import type { WithResponse } from "../contracts/response.ts";
import { PageLimitError } from "../errors/page-limit-error.ts";
import { checkValue } from "../options/check-values.ts";
import { atLeast, COUNT, RECORD } from "../options/rules.ts";
import type { PagedOperation } from "./next-cursor.ts";
import { readPath } from "./read-path.ts";

/** Pages after which an iteration stops with an error, where the caller names no other number. */
export const DEFAULT_MAX_PAGES = 1000;

const MAX_ITEMS = atLeast(0);

/** Methods of a page. They are not enumerable: JSON and comparisons see the data alone. */
export interface NextPage<Next> {
  /** True when the service says that there are more items. */
  hasNextPage(): boolean;
  /**
   * Fetches the next page, with the same filters and options. Rejects with `InvalidInputError` where there is none, and
   * with `InvalidResponseError` where the service does not say where it begins.
   */
  getNextPage(): Next;
}

/** A page with its methods. */
export type WithNextPage<Item, Page> = Page & NextPage<PagePromise<Item, Page>>;

/** Options of an iteration. */
export interface IterateOptions {
  /** Pages after which the iteration fails with `PageLimitError` instead of going on. Default 1000. */
  readonly maxPages?: number;
}

/** Options of an iteration that ends with an array. */
export interface ToArrayOptions extends IterateOptions {
  /** The most items that the array may have. */
  readonly limit: number;
}

/** The promise of one page, which iterates over the items of this page and of all that follow. */
export class PagePromise<Item, Page, Fetched extends NextPage<unknown> = WithNextPage<Item, Page>>
  extends ApiPromise<Fetched>
  implements AsyncIterable<Item>
{
  readonly #operation: PagedOperation;

  constructor(settled: Promise<WithResponse<Fetched>>, operation: PagedOperation, call?: Call) {
    super(settled, call);
    this.#operation = operation;
  }

  /** The items, from this page on. Pages are requested when you reach them. */
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return this.items();
  }

  /** The items, as `for await` gives them, with options. */
  async *items(options?: IterateOptions): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages(options))
      yield* readPath(page, this.#operation.pagination.items) as Item[]; // as a page was checked to have
  }

  /** Page by page instead of item by item. */
  async *pages(options: IterateOptions = {}): AsyncGenerator<Fetched, void, undefined> {
    this.catch(() => {}); // the request is under way: where the options are wrong, nobody looks at its error
    checkValue("The options for pages", options, RECORD);
    const { maxPages = DEFAULT_MAX_PAGES } = options;
    checkValue("maxPages", maxPages, COUNT);
    let page: Fetched = await this.then();
    for (let count = 1; count <= maxPages; count++) {
      yield page;
      if (!page.hasNextPage()) return;
      if (count < maxPages) page = (await page.getNextPage()) as Fetched; // of the same list
    }
    throw new PageLimitError({ operationId: this.#operation.operationId, maxPages });
  }

  /** The first items as an array, at most `limit`. */
  async toArray(options: ToArrayOptions): Promise<Item[]> {
    this.catch(() => {}); // as in `pages`
    const taken: Item[] = [];
    const limit = options?.limit; // nothing is passed where types are not checked
    checkValue("limit", limit, MAX_ITEMS);
    if (limit === 0) await this;
    else
      for await (const item of this.items(options)) {
        taken.push(item);
        if (taken.length >= limit) break;
      }
    return taken;
  }
}
