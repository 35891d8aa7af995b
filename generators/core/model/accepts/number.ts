import { rangeOf64 } from "../int64.ts";
import type { NumberConstraints, SchemaModel } from "../schema-model.ts";
import type { Scope } from "./evaluation.ts";
import { rangeOfFormat } from "./format.ts";

/** The constraints of numbers, and their format where formats are asserted; a bigint is held to its 64 bits always. */
export function acceptsNumber(schema: SchemaModel, value: number | bigint, scope: Scope): boolean {
  if (schema.number && !isWithin(schema, value)) return false;
  const range64 = typeof value === "bigint" ? rangeOf64(schema) : undefined;
  if (range64) return value >= range64[0] && value <= range64[1];
  const { format } = schema.annotations;
  const range = format !== undefined && scope.formats.has(format) ? rangeOfFormat(format) : undefined;
  return !range || (isWhole(value) && value >= range[0] && value < range[1]);
}

function isWhole(value: number | bigint): boolean {
  return typeof value === "bigint" || Number.isInteger(value);
}

function isWithin(schema: SchemaModel, value: number | bigint): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = digitsFor(value, schema);
  if (minimum !== undefined && value < minimum) return false;
  if (maximum !== undefined && value > maximum) return false;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return false;
  return multipleOf === undefined || isMultipleOf(value, multipleOf);
}

type Constraints = { readonly [Keyword in keyof NumberConstraints]: number | bigint | undefined };

/** The constraints for a value: doubles for a double, all digits of the document for a bigint. */
function digitsFor(value: number | bigint, schema: SchemaModel): Constraints {
  const { number = {}, wholeNumbers } = schema;
  if (typeof value === "number" || !wholeNumbers) return number;
  const exact = [...wholeNumbers].map(([keyword, [digits]]) => [keyword, digits] as const);
  return { ...number, ...Object.fromEntries(exact) };
}

/** Exact for the numbers as they are written: 0.0075 is a multiple of 0.0001, which floating division denies. */
export function isMultipleOf(value: number | bigint, divisor: number | bigint): boolean {
  if (
    typeof value === "number" &&
    typeof divisor === "number" &&
    Number.isInteger(value) &&
    Number.isInteger(divisor)
  )
    return value % divisor === 0;
  const [a, b] = [decimalOf(value), decimalOf(divisor)];
  const scale = Math.max(a.decimals, b.decimals);
  return (
    (a.digits * 10n ** BigInt(scale - a.decimals)) % (b.digits * 10n ** BigInt(scale - b.decimals)) === 0n
  );
}

/** The whole number whose multiples are the whole multiples of a divisor: 3 for 1.5. */
export function wholeDivisor(divisor: number): bigint {
  const { digits, decimals } = decimalOf(divisor);
  if (decimals <= 0) return digits * 10n ** BigInt(-decimals);
  return digits / greatestCommonDivisor(digits, 10n ** BigInt(decimals));
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** `digits / 10 ** decimals`; `decimals` is negative for numbers written with a large exponent. */
function decimalOf(value: number | bigint): { readonly digits: bigint; readonly decimals: number } {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}
