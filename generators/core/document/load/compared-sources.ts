import type { SourceFile } from "../source/source-file.ts";
import { shareEqual } from "./share-equal.ts";

/** Sources of two compared documents: equal parts are walked, upgraded and linted once. */
export class ComparedSources {
  #base: unknown;

  /** Returns the file with equal parts of the first document shared: most documents are one file. */
  shareFile(file: SourceFile): SourceFile {
    return this.#base === undefined ? file : { ...file, value: shareEqual(file.value, this.#base) };
  }

  /** Returns the whole document. The first call sets the document whose parts later ones share. */
  shareBundled<Value>(value: Value): Value {
    if (this.#base !== undefined) return shareEqual(value, this.#base) as Value; // equal to it
    this.#base = value;
    return value;
  }
}
