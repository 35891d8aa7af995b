/** A key with its colon, in JSON or YAML, or nothing in front of an item; then the number, up to where it ends. */
const WHOLE_NUMBER = /(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z]+)\s*:\s*)?(-?\d+)(?=[\s,\]}#]|$)/y;

/**
 * The whole number behind the key at an offset, or at it in a list, with all of its digits; undefined where there is
 * none, or it is written in another way.
 */
export function wholeNumberAt(text: string, offset: number): bigint | undefined {
  WHOLE_NUMBER.lastIndex = offset;
  const digits = WHOLE_NUMBER.exec(text)?.[1];
  return digits === undefined ? undefined : BigInt(digits);
}
