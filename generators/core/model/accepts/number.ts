import type { NumberConstraints, SchemaModel } from "../schema-model.ts";
import type { Scope } from "./evaluation.ts";
import { rangeOfFormat } from "./format.ts";

/** The constraints of numbers, and their format where formats are asserted. */
export function acceptsNumber({ number, annotations }: SchemaModel, value: number, scope: Scope): boolean {
  if (number && !isWithin(number, value)) return false;
  const { format } = annotations;
  const range = format !== undefined && scope.formats.has(format) ? rangeOfFormat(format) : undefined;
  return !range || (Number.isInteger(value) && value >= range[0] && value < range[1]);
}

function isWithin(constraints: NumberConstraints, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = constraints;
  if (minimum !== undefined && value < minimum) return false;
  if (maximum !== undefined && value > maximum) return false;
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) return false;
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum) return false;
  return multipleOf === undefined || isMultipleOf(value, multipleOf);
}

/** Exact for the numbers as they are written: 0.0075 is a multiple of 0.0001, which floating division denies. */
export function isMultipleOf(value: number, divisor: number): boolean {
  if (Number.isInteger(value) && Number.isInteger(divisor)) return value % divisor === 0;
  const [a, b] = [decimalOf(value), decimalOf(divisor)];
  const scale = Math.max(a.decimals, b.decimals);
  return (
    (a.digits * 10n ** BigInt(scale - a.decimals)) % (b.digits * 10n ** BigInt(scale - b.decimals)) === 0n
  );
}

/** `digits / 10 ** decimals`; `decimals` is negative for numbers written with a large exponent. */
function decimalOf(value: number): { readonly digits: bigint; readonly decimals: number } {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}
