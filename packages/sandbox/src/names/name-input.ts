import * as z from "zod";
import { unknownName } from "./unknown-name.ts";

/**
 * One of several names, in any spelling: letters and digits alone count. A wrong one is rejected with the closest
 * name, or with all names if there are few.
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
  // The type of a preprocessor has unknown input; this one lets editors offer the names.
  return z.preprocess(canonical, known) as unknown as z.ZodType<Name, Name | (string & {})>;
}

/** Reduces a name to its letters and digits; a name without any stays as it is. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, "") || name.trim();
}
