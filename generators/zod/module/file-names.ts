import { fileStem, RESERVED_STEMS, stemKey } from "../../core/output/file-stem.ts";

/** A file name for each name: its own, or with a number where another differs only by case. Not every disk tells them apart. */
export function fileNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED_STEMS);
  const files = new Map<string, string>();
  for (const name of names) {
    let file = fileStem(name);
    for (let number = 2; taken.has(stemKey(file)); number += 1) file = `${fileStem(name)}-${number}`;
    taken.add(stemKey(file));
    files.set(name, file);
  }
  return files;
}
