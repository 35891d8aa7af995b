/** ` Did you mean "Pet"?` after a message about a name that is none of `names`; empty when none of them is close. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const close = closeName(name, names);
  return close === undefined ? "" : ` Did you mean "${close}"?`;
}

/** A name that differs only by case or by a letter or two, since most wrong names are typing errors. */
function closeName(name: string, names: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  return [...names].find((known) => isClose(known.toLowerCase(), wanted));
}

/** True when at most two letters were added, dropped or changed at one place, and of short names no more than half. */
function isClose(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const length = Math.max(a.length, b.length);
  return length - start - end <= Math.min(2, length / 2);
}
