/** Of a longer list, a message names the closest ones: all of them would not help. */
const LISTED = 20;
const CLOSEST = 3;

/** Characters of an unknown name that a message repeats. */
const MAX_SHOWN = 60;

/** Returns the message for an unknown name, with the known ones. */
export function unknownName(input: string, names: readonly string[], noun: string): string {
  const shown = input.length > MAX_SHOWN ? `${input.slice(0, MAX_SHOWN)}…` : input;
  const closest = names
    .map((name) => ({ name, letters: distance(name.toLowerCase(), shown.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters);
  const message = `Unknown ${noun} "${shown}".`;
  if (names.length === 0) return `${message} There is none.`;
  if (closest[0] && closest[0].letters <= 2) return `${message} Did you mean "${closest[0].name}"?`;
  if (names.length <= LISTED) return `${message} Use ${names.join(", ")}.`;
  const near = closest.slice(0, CLOSEST).map(({ name }) => name);
  return `${message} Use one of ${names.length}, such as ${near.join(", ")}.`;
}

/** Edit distance (Levenshtein) of two texts. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
