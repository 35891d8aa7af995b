/** Commands and options that have another name now. */
const RENAMED: Readonly<Record<string, string>> = { replay: "redeliver", "--data": "--data-file" };

/** Throws an error with the new name of a command or of an option that was renamed. */
export function rejectRenamed(args: readonly string[]): void {
  for (const arg of args.filter((word, index) => index === 0 || word.startsWith("--"))) {
    const [word = ""] = arg.split("=");
    if (Object.hasOwn(RENAMED, word)) throw new TypeError(`${word} was renamed to ${RENAMED[word]}.`);
  }
}
