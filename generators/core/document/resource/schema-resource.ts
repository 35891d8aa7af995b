import { childPointer, valueAt } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";

/** A node of some file. */
export interface FileLocation {
  readonly file: SourceFile;
  readonly pointer: string;
}

/** A schema resource (JSON Schema 2020-12, 4.3.5): a whole file, a schema with an `$id`, or one outside of any other. */
export interface SchemaResource extends FileLocation {
  /** Absolute URI without fragment, against which references inside of it are resolved. */
  readonly uri: string;
  /** Pointers in the file by anchor name, including `$dynamicAnchor`. */
  readonly anchors: Map<string, string>;
  /** Pointers in the file by `$dynamicAnchor`. */
  readonly dynamicAnchors: Map<string, string>;
  /** True with `$recursiveAnchor: true` of JSON Schema 2019-09 (core, 8.2.4), which has no name. */
  isRecursive: boolean;
}

/** The name of `$recursiveAnchor` in a dynamic scope. It contains a dollar sign, so no `$dynamicAnchor` can have it. */
export const RECURSIVE = "$recursiveAnchor";

/** The location of a child. */
export function childLocation({ file, pointer }: FileLocation, path: readonly string[]): FileLocation {
  return { file, pointer: childPointer(pointer, ...path) };
}

/** Returns the value at a location; undefined if there is none. */
export function contentOf({ file, pointer }: FileLocation): unknown {
  return valueAt(file.value, pointer);
}

/** Functions that find places of a document or file in the files from which it was made. */
export function placesIn(
  originOf: (pointer: string) => FileLocation,
): Pick<SourceFile, "locate" | "wholeNumberAt"> {
  return {
    locate(pointer) {
      const origin = originOf(pointer);
      return origin.file.locate(origin.pointer);
    },
    wholeNumberAt(pointer) {
      const origin = originOf(pointer);
      return origin.file.wholeNumberAt(origin.pointer);
    },
  };
}

/** A key for maps. */
export function locationKey({ file, pointer }: FileLocation): string {
  return `${file.uri}#${pointer}`;
}
