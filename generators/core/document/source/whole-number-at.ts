/** A key with its colon, in JSON or YAML, or nothing in front of an item; then the number, up to where it ends. */
const NUMBER =
  /(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z]+)\s*:\s*)?(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?(?=[\s,\]}#]|$)/y;

/** No double is as large: what has more zeros is left to the reader of the document. */
const MOST_DIGITS = 400;

/**
 * The whole number behind the key at an offset, or at it in a list, with all of its digits, also where it is written with
 * an exponent; undefined where there is none.
 */
export function wholeNumberAt(text: string, offset: number): bigint | undefined {
  NUMBER.lastIndex = offset;
  const [, sign = "", whole, decimals = "", exponent = "0"] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const zeros = Number(exponent) - decimals.length;
  if (zeros > MOST_DIGITS) return undefined;
  const digits = whole + decimals;
  if (zeros >= 0) return BigInt(`${sign}${digits}${"0".repeat(zeros)}`);
  return /^0*$/.test(digits.slice(zeros)) ? BigInt(`${sign}${digits.slice(0, zeros) || "0"}`) : undefined;
}
