/** Names that an index takes, and names that some systems keep for devices. */
const TAKEN = ["index", "con", "prn", "aux", "nul", ...numbered("com"), ...numbered("lpt")];

function numbered(device: string): string[] {
  return Array.from({ length: 10 }, (_, index) => `${device}${index}`);
}

/** A file name for each name: its own, or with a number where another differs only by case. Not every disk tells them apart. */
export function fileNames(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(TAKEN);
  const files = new Map<string, string>();
  for (const name of names) {
    let file = name;
    for (let number = 2; taken.has(file.toLowerCase()); number += 1) file = `${name}-${number}`;
    taken.add(file.toLowerCase());
    files.set(name, file);
  }
  return files;
}
