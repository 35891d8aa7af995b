import type { SourceFile } from "../source/source-file.ts";
import { shareEqual } from "./share-equal.ts";

/** Two documents that are compared: what is equal in both is walked, upgraded and linted once. */
export class ComparedSources {
  #base: unknown;

  /** The file with the parts of the first document where they are equal: most documents are one file. */
  shareFile(file: SourceFile): SourceFile {
    return this.#base === undefined ? file : { ...file, value: shareEqual(file.value, this.#base) };
  }

  /** The whole document. The first one is the one that the second shares its parts with. */
  shareBundled<Value>(value: Value): Value {
    if (this.#base !== undefined) return shareEqual(value, this.#base) as Value; // equal to it
    this.#base = value;
    return value;
  }
}
