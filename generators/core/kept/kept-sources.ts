import type { SourceFile } from "../document/source/source-file.ts";
import { shareEqual } from "./share-equal.ts";

/** What was read of a document that is read again and again, so that its equal parts are the same objects each time. */
export class KeptSources {
  #filesBefore: ReadonlyMap<string, SourceFile> = new Map();
  #files = new Map<string, SourceFile>();
  #bundled: unknown;

  /** A file as it was read before. */
  fileBefore(uri: string): SourceFile | undefined {
    return this.#filesBefore.get(uri);
  }

  /** The file with the parts that it had before where they are equal. */
  shareFile(file: SourceFile): SourceFile {
    const value = shareEqual(file.value, this.fileBefore(file.uri)?.value);
    const shared = { ...file, value, json: file.json && { ...file.json, value } };
    this.#files.set(file.uri, shared);
    return shared;
  }

  /** The whole document with the parts that it had before where they are equal. Files that it does not read any more are dropped. */
  shareBundled<Value>(value: Value): Value {
    this.#filesBefore = this.#files;
    this.#files = new Map();
    const shared = shareEqual(value, this.#bundled) as Value; // equal to it
    this.#bundled = shared;
    return shared;
  }
}
