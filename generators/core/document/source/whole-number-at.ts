/** An optional key with its colon, in JSON or YAML; then the number, up to its end. */
const NUMBER =
  /(?:(?:"(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z]+)\s*:\s*)?(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?(?=[\s,\]}#]|$)/y;

/** Doubles are smaller: numbers with more zeros are left to the reader of the document. */
const MOST_DIGITS = 400;

/**
 * Returns the whole number after the key at an offset, or at the offset in a list, with all of its digits and with
 * exponents resolved; undefined for any other value.
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
