type Version = readonly [major: number, minor: number, patch: number];

/**
 * True when a version is in a range `^1.2.3 || ^2.0.0`, as npm reads it: the first number that is not zero stays the same, and the
 * rest may grow. A pre-release counts as the version that it leads to.
 */
export function satisfies(version: string, range: string): boolean {
  return range.split(" || ").some((part) => {
    const [found, wanted] = [numbersOf(version), numbersOf(part.replace(/^\^/, ""))];
    if (found === undefined || wanted === undefined) return true; // a tag, a path or a branch: unknown
    const fixed = wanted[0] > 0 ? 1 : wanted[1] > 0 ? 2 : 3;
    const isSame = wanted.slice(0, fixed).every((number, index) => found[index] === number);
    return isSame && isAtLeast(version, part);
  });
}

/** Compares major, minor and patch version, each 0 where it is left out. */
export function isAtLeast(version: string, oldest: string): boolean {
  const [found = [], wanted = []] = [version, oldest].map((text) => (text.match(/\d+/g) ?? []).map(Number));
  const [difference = 0] = [0, 1, 2].map((at) => (found[at] ?? 0) - (wanted[at] ?? 0)).filter(Boolean);
  return difference >= 0;
}

function numbersOf(version: string): Version | undefined {
  const match = /^v?(\d+)\.(\d+)\.(\d+)/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}
