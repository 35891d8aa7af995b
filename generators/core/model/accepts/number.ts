import { rangeOf64 } from "../int64.ts";
import { exactNumber, isRounded } from "../read/read-whole-numbers.ts";
import type { NumberConstraints, SchemaModel } from "../schema-model.ts";
import type { Scope } from "./evaluation.ts";
import { rangeOfFormat } from "./format.ts";

/** Checks the constraints of numbers, and an asserted format; a bigint must always fit in its 64 bits. */
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

/** Constraints of numbers, with bigints for those beyond the precision of doubles. */
export type Constraints = { readonly [Keyword in keyof NumberConstraints]?: number | bigint | undefined };

/** The constraints for a value: doubles for a double, all digits of the document for a bigint. */
function digitsFor(value: number | bigint, schema: SchemaModel): Constraints {
  return typeof value === "number"
    ? doubleConstraints(schema.number ?? {}, schema)
    : exactConstraints(schema);
}

/**
 * The constraints for doubles. From 2^53 on, whole numbers inside an exclusive bound may round to the bound itself, so
 * that it has to be allowed.
 */
export function doubleConstraints(number: NumberConstraints, schema: SchemaModel): NumberConstraints {
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = number;
  if (!isRounded(above ?? 0) && !isRounded(below ?? 0)) return number;
  const { exclusiveMinimum: _, exclusiveMaximum: __, ...others } = number;
  const isLow = above !== undefined && isBlurred(schema, "exclusiveMinimum", 1n);
  const isHigh = below !== undefined && isBlurred(schema, "exclusiveMaximum", -1n);
  return {
    ...others,
    ...(isLow
      ? { minimum: Math.max(minimum ?? above, above) }
      : above !== undefined && { exclusiveMinimum: above }),
    ...(isHigh
      ? { maximum: Math.min(maximum ?? below, below) }
      : below !== undefined && { exclusiveMaximum: below }),
  };
}

/** Limit of whole numbers: services use 64 bits at most. */
const MAX_WHOLE = 2n ** 64n;

/** True if the whole number next to an integer bound rounds to the same double. */
function isBlurred({ wholeNumbers }: SchemaModel, keyword: keyof NumberConstraints, step: bigint): boolean {
  const [bound] = wholeNumbers?.get(keyword) ?? [];
  if (bound === undefined || (isLarge(bound) && isPrintedDouble(bound))) return false;
  return Number(bound + step) === Number(bound);
}

function isLarge(bound: bigint): boolean {
  return bound > MAX_WHOLE || bound < -MAX_WHOLE;
}

/** True for the digits that a double prints: such a bound is a double, not a whole number. */
function isPrintedDouble(bound: bigint): boolean {
  const [digits = "", exponent = "0"] = String(Number(bound)).split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return `${whole}${fraction.padEnd(Number(exponent), "0")}` === String(bound);
}

/** The constraints with all digits of the document. */
export function exactConstraints(schema: SchemaModel): Constraints {
  const { number = {}, wholeNumbers } = schema;
  if (!wholeNumbers) return number;
  const exact = Object.entries(number).map(([keyword, value]) => [
    keyword,
    exactNumber(schema, keyword as keyof NumberConstraints, value), // one of its own keys
  ]);
  return Object.fromEntries(exact);
}

/** Calculates with the decimal digits: 0.0075 is a multiple of 0.0001, which floating division denies. */
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

/** Returns the whole number whose multiples are the whole multiples of a divisor: 3 for 1.5. */
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
