import { shareEqual } from "./share-equal.ts";

/** What was read of a document that is read again and again, so that its equal parts are the same objects each time. */
export class KeptSources {
  #before = new Map<string, unknown>();
  #current = new Map<string, unknown>();

  /** The value, with the parts that were read under the same name before where they are equal. */
  share<Value>(name: string, value: Value): Value {
    const shared = shareEqual(value, this.#before.get(name)) as Value; // equal to it
    this.#current.set(name, shared);
    return shared;
  }

  /** Drops what was not read: to be called at the end of a reading. */
  sweep(): void {
    this.#before = this.#current;
    this.#current = new Map();
  }
}
