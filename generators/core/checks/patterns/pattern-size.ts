/**
 * Returns the number of characters in a regular expression, with counted repetitions written out: `(ab?){3}` has 6. The
 * cost of checking it grows with the third power.
 */
export function patternSize(source: string): number {
  const sums = [0];
  let last = 0;
  for (const [token] of source.matchAll(TOKEN)) {
    const depth = sums.length - 1;
    if (token.startsWith("(")) sums.push(0);
    else if (token === ")" && depth > 0) {
      last = sums.pop() ?? 0;
      sums[depth - 1] = (sums[depth - 1] ?? 0) + last;
    } else if (token.startsWith("{")) sums[depth] = (sums[depth] ?? 0) + last * (timesOf(token) - 1);
    else if (!/^[*+?|^$]$/.test(token)) {
      last = 1;
      sums[depth] = (sums[depth] ?? 0) + 1;
    }
  }
  return sums.reduce((sum, size) => sum + size, 0);
}

/** An escape, a class, the start of a group, a counted repetition, or one character. */
const TOKEN =
  /\\[pPuxk]\{[^}]*\}|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\{\d+(?:,\d*)?\}|[\s\S]/gu;

function timesOf(repetition: string): number {
  return Math.max(1, ...(repetition.match(/\d+/g) ?? []).map(Number));
}
