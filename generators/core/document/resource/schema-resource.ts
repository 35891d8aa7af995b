import { childPointer, valueAt } from "../pointer.ts";
import type { SourceFile } from "../source/source-file.ts";

/** A node of some file. */
export interface FileLocation {
  readonly file: SourceFile;
  readonly pointer: string;
}

/** A schema resource (JSON Schema 2020-12, 4.3.5): a whole file, or what stands under an `$id`. */
export interface SchemaResource extends FileLocation {
  /** Absolute, without fragment: what references inside of it are resolved against. */
  readonly uri: string;
  /** Pointers in the file by name, those of `$dynamicAnchor` included. */
  readonly anchors: Map<string, string>;
  /** Pointers in the file by name, those of `$dynamicAnchor` alone. */
  readonly dynamicAnchors: Map<string, string>;
}

/** The place of a child. */
export function childLocation({ file, pointer }: FileLocation, path: readonly string[]): FileLocation {
  return { file, pointer: childPointer(pointer, ...path) };
}

/** What stands at a place; undefined when nothing does. */
export function contentOf({ file, pointer }: FileLocation): unknown {
  return valueAt(file.value, pointer);
}

/** A key for maps. */
export function locationKey({ file, pointer }: FileLocation): string {
  return `${file.uri}#${pointer}`;
}
