/** Matches numbers that a double may not hold: 16 digits or more, or an exponent. Most texts have none. */
const SUSPECT = /[\d.]{16}|\d[eE][+-]?\d/;

/** Strings and numbers of JSON. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gs;

/**
 * The value of a JSON text, with exact numbers. One that `JSON.parse` would round, and any integer beyond 2^53, becomes a
 * string as it was written. `typed` names the members that are described as numbers: for one of these it throws, since a
 * string in its place would be calculated with.
 */
export function parseJson(text: string, typed: readonly string[] = []): unknown {
  const rounded: unknown = JSON.parse(text);
  if (!SUSPECT.test(text)) return rounded;
  const quoted = text.replace(TOKEN, (token) =>
    token.startsWith('"') || isExact(token) ? token : `"${token}"`,
  );
  return quoted === text ? rounded : settled(rounded, JSON.parse(quoted), { name: "", typed });
}

interface Place {
  /** The name of the nearest member. */
  readonly name: string;
  readonly typed: readonly string[];
}

/** The exact value, where it may stand in the place of the rounded one. */
function settled(rounded: unknown, exact: unknown, { name, typed }: Place): unknown {
  if (typeof rounded === "number" && typeof exact === "string") {
    if (!typed.includes(name) && !typed.includes("*")) return exact;
    // What is written with an exponent is a measure, and not an integer that somebody counts with.
    if (/e/i.test(exact) && decimalOf(exact) === decimalOf(String(rounded))) return rounded;
    throw new RangeError(`The number in ${JSON.stringify(name)} would be rounded. rawBody has it.`);
  }
  if (typeof exact === "object" && exact !== null)
    for (const key of Object.keys(exact)) {
      const member: unknown = Reflect.get(exact, key);
      const place = { typed, name: Array.isArray(exact) ? name : key };
      const kept = settled(Reflect.get(rounded as object, key), member, place); // the same text, so the same structure
      if (kept !== member) Reflect.set(exact, key, kept);
    }
  return exact;
}

/** True for a number whose double is printed as the same decimal, and that is no integer beyond 2^53. */
function isExact(literal: string): boolean {
  const value = Number(literal);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return false;
  // No double is printed with as many digits, and comparing them takes time.
  return literal.length < 400 && decimalOf(literal) === decimalOf(String(value));
}

/** The digits and the exponent of a decimal without its sign, in one of the many ways to write it. */
function decimalOf(literal: string): string {
  const [, whole = "", fraction = "", exponent = "0"] =
    /^-?(\d+)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(literal) ?? [];
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return (
    significant && `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`
  );
}
