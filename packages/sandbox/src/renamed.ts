/** Words of the command line that have another name now. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ["replay", "redeliver"],
  ["--data", "--data-file"],
]);

/** Throws an error with the new name of a command or of an option that was renamed. */
export function rejectRenamed(args: readonly string[]): void {
  const words = args.filter((word, index) => index === 0 || word.startsWith("--"));
  for (const [word = ""] of words.map((word) => word.split("="))) {
    const name = RENAMED.get(word);
    if (name !== undefined) throw new TypeError(`${word} was renamed to ${name}.`);
  }
}
