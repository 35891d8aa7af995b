/** Names of options and settings in other generators, by their name here. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["spec", ["input", "i", "schema"]],
  ["out", ["output", "o"]],
  ["output-file", ["output", "o"]],
  ["only", ["plugins"]],
  ["generators", ["plugins"]],
  ["check", ["dry-run"]],
  ["watch", ["w"]],
  ["format", ["f"]],
]);

/** Returns the name here of an option of other generators; any other name is unchanged. */
export function translateName(name: string, names: Iterable<string>): string {
  return [...names].find((known) => OTHER_NAMES.get(known)?.includes(name)) ?? name;
}
