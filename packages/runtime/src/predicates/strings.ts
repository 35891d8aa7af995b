export { compilePattern } from "../zod/json/compile-pattern.ts";

/** True for a text of at least `minimum` code points, as JSON Schema counts. */
export function hasAtLeast(text: string, minimum: number): boolean {
  return text.length >= minimum && (text.length >= 2 * minimum || codePoints(text) >= minimum);
}

/** True for a text of at most `maximum` code points, as JSON Schema counts. */
export function hasAtMost(text: string, maximum: number): boolean {
  return text.length <= maximum || (text.length <= 2 * maximum && codePoints(text) <= maximum);
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
