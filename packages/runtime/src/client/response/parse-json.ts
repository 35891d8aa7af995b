import type { AnyOperation } from "../contracts/operation.ts";

/** Matches numbers that a double may not hold: 16 digits or more, or an exponent. Most texts have none. */
const SUSPECT = /[\d.]{16}|\d[eE][+-]?\d/;

/** Strings and numbers of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

/**
 * The value of a JSON text, with exact numbers. One that `JSON.parse` would round, and any integer beyond 2^53, becomes a
 * string as it was written. Throws if that is described as a number: a string in its place would be calculated with.
 */
export function parseJson(text: string, numbers?: AnyOperation["numbers"]): unknown {
  const rounded: unknown = JSON.parse(text);
  if (!SUSPECT.test(text)) return rounded;
  const exact: unknown = JSON.parse(
    text.replace(TOKEN, (token) => (token.startsWith('"') || isExact(token) ? token : `"${token}"`)),
  );
  return numbers ? numbers.check(rounded, exact, numbers.names) : exact;
}

/** True for a number whose double is printed as the same decimal, and that is no integer beyond 2^53. */
function isExact(literal: string): boolean {
  const value = Number(literal);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return false;
  // No double is printed with as many digits, and comparing them takes time.
  return literal.length < 400 && decimalOf(literal) === decimalOf(String(value));
}

/** The digits and the exponent of a decimal without its sign, in one of the many ways to write it. */
export function decimalOf(literal: string): string {
  const [, whole = "", fraction = "", exponent = "0"] =
    /^-?(\d+)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return (
    significant && `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
  );
}
