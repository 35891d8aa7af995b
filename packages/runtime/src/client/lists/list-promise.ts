import { ApiPromise } from "../call/api-promise.ts";

/** The promise of a list, which can also be iterated over: `for await (const item of client.things.list())`. */
export class ListPromise<List, Item> extends ApiPromise<List> implements AsyncIterable<Item> {
  /** The items of the list, once it has arrived. */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    yield* (await this) as unknown as readonly Item[]; // a list, as it was checked to be
  }
}
