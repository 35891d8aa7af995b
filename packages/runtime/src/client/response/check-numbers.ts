import { decimalOf } from "./parse-json.ts";

/** Returns the exact value if it may stand in the place of the rounded one. `name` is that of the nearest member. */
export function checkNumbers(
  rounded: unknown,
  exact: unknown,
  names: readonly string[],
  name: string = "",
): unknown {
  if (typeof rounded === "number" && typeof exact === "string") {
    if (!names.includes(name) && !names.includes("*")) return exact;
    // What is written with an exponent is a measure, and not an integer that somebody counts with.
    if (/e/i.test(exact) && decimalOf(exact) === decimalOf(String(rounded))) return rounded;
    throw new RangeError(`The number in ${JSON.stringify(name)} would be rounded. rawBody has it.`);
  }
  if (typeof exact === "object" && exact !== null)
    for (const key of Object.keys(exact)) {
      const member: unknown = Reflect.get(exact, key);
      const given: unknown = Reflect.get(rounded as object, key); // the same text, so the same structure
      Reflect.set(exact, key, checkNumbers(given, member, names, Array.isArray(exact) ? name : key));
    }
  return exact;
}
