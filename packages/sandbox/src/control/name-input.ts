import * as z from "zod";

/** Lists that are longer do not help in a message. */
const LISTED = 20;

/**
 * One of several names, in any spelling: letters and digits alone count. A wrong one is rejected with the name that is
 * meant, or with all of them where they are few.
 */
export function nameInput<Name extends string>(
  names: readonly Name[],
  noun: string,
): z.ZodType<Name, Name | (string & {})> {
  const bySpelling = new Map<unknown, Name>(names.map((name) => [lettersOf(name), name]));
  const known = z.enum(names, {
    error: ({ input }) => (typeof input === "string" ? unknownName(input, names, noun) : undefined),
  });
  const canonical = (value: unknown) =>
    (typeof value === "string" && bySpelling.get(lettersOf(value))) || value;
  // The input of a preprocessor is unknown to its type; this one lets editors offer the names.
  return z.preprocess(canonical, known) as unknown as z.ZodType<Name, Name | (string & {})>;
}

/** What is left of a name when its spelling does not matter; a name of signs alone stays what it is. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") || name.trim();
}

function unknownName(input: string, names: readonly string[], noun: string): string {
  const closest = names
    .map((name) => ({ name, letters: distance(name.toLowerCase(), input.toLowerCase()) }))
    .sort((a, b) => a.letters - b.letters)[0];
  const message = `Unknown ${noun} "${input}".`;
  if (closest && closest.letters <= 2) return `${message} Did you mean "${closest.name}"?`;
  return names.length > LISTED ? message : `${message} Use ${names.join(", ")}.`;
}

/** How many letters have to be added, dropped or changed to make one text of the other. */
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
