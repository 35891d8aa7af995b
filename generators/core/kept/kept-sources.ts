import type { SourceFile } from "../document/source/source-file.ts";
import { shareEqual } from "./share-equal.ts";

/** Gives documents that are read one after the other the same objects where they are equal. */
export interface SharedSources {
  /** A file as it was read before. */
  fileBefore(uri: string): SourceFile | undefined;
  /** The file with the parts of an earlier one where they are equal. */
  shareFile(file: SourceFile): SourceFile;
  /** The whole document with the parts of an earlier one where they are equal. */
  shareBundled<Value>(value: Value): Value;
}

/** What was read of a document that is read again and again, so that its equal parts are the same objects each time. */
export class KeptSources implements SharedSources {
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

/** Two documents that are compared: what is equal in both is walked, upgraded and linted once. */
export class ComparedSources implements SharedSources {
  #base: unknown;

  /** Another document may have other files under the same name. */
  fileBefore(): undefined {
    return undefined;
  }

  /** Most documents are one file, whose value is the whole document. */
  shareFile(file: SourceFile): SourceFile {
    return this.#base === undefined ? file : { ...file, value: shareEqual(file.value, this.#base) };
  }

  /** The first document is the one that the second shares its parts with. */
  shareBundled<Value>(value: Value): Value {
    if (this.#base !== undefined) return shareEqual(value, this.#base) as Value; // equal to it
    this.#base = value;
    return value;
  }
}
