/**
 * ` Did you mean "Pet"?` for a message about a name that is not in `names`; empty if none is close. `print` formats the
 * name for the reader.
 */
export function didYouMean(
  name: string,
  names: Iterable<string>,
  print: (name: string) => string = JSON.stringify,
): string {
  const close = closestName(name, names);
  return close === undefined ? "" : ` Did you mean ${print(close)}?`;
}

/** The name that differs least, by case or by a letter or two, since most wrong names are typing errors. */
export function closestName(name: string, names: Iterable<string>, mostLetters = 2): string | undefined {
  const wanted = name.toLowerCase();
  let closest: { readonly name: string; readonly letters: number } | undefined;
  for (const known of names) {
    const letters = changedLetters(known.toLowerCase(), wanted);
    const most = Math.min(mostLetters, Math.max(known.length, name.length) / 2, (closest?.letters ?? 3) - 1);
    if (letters <= most) closest = { name: known, letters };
  }
  return closest?.name;
}

/** Counts letters that were added, dropped or changed, all in one place; two swapped letters count as one. */
function changedLetters(a: string, b: string): number {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const letters = Math.max(a.length, b.length) - start - end;
  const isSwap = letters === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
  return isSwap ? 1 : letters;
}
