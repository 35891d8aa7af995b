/**
 * Returns the fixed prefix of every string that matches a pattern: `qu_` for `^qu_`, `0x` for `^0x[0-9a-f]{40}$`.
 * Undefined unless the pattern is an anchored plain prefix, alone or followed by one character class.
 */
export function literalPrefix(pattern: string): string | undefined {
  return /^\^([A-Za-z0-9_:/-]+)(?:\[[^\]\\[]+\](?:[*+]|\{\d+(?:,\d*)?\})?\$?)?$/.exec(pattern)?.[1];
}
