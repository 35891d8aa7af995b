import { type Constraints, exactConstraints } from "../../../core/model/accepts/number.ts";
import { comparedRange } from "../meets.ts";
import type { Alternative } from "./alternative.ts";

/** The numbers of an alternative. */
export interface Range {
  readonly lower: Bound;
  readonly upper: Bound;
  readonly multiples: readonly (number | bigint)[];
  readonly integer: boolean;
}

interface Bound {
  /** A bigint if no double can represent it. */
  readonly value: number | bigint;
  readonly exclusive: boolean;
}

/** Returns the numbers of all parts together; bounds of integers are moved to the next one inside. */
export function rangeOf({ parts, integer }: Pick<Alternative, "parts" | "integer">): Range {
  const constraints = parts.flatMap((part) => (part.number ? [exactConstraints(part)] : []));
  const widths = parts.flatMap(({ annotations: { format } }) => {
    const range = comparedRange(format);
    return range ? [{ minimum: range[0], exclusiveMaximum: range[1] }] : [];
  });
  const bounds = [...widths, ...constraints];
  const lower = bounds.reduce<Bound>(raised, { value: Number.NEGATIVE_INFINITY, exclusive: false });
  const upper = bounds.reduce<Bound>(lowered, { value: Number.POSITIVE_INFINITY, exclusive: false });
  const multiples = constraints.flatMap(({ multipleOf }) => (multipleOf === undefined ? [] : [multipleOf]));
  const whole =
    integer || widths.length > 0 || multiples.some((divisor) => isInteger(divisor) && divisor > 0);
  return {
    lower: whole ? { value: wholeAbove(lower), exclusive: false } : lower,
    upper: whole ? { value: wholeBelow(upper), exclusive: false } : upper,
    multiples,
    integer: whole,
  };
}

/** True for the same number as a double and as a bigint. */
export function isSameNumber(left: number | bigint, right: number | bigint): boolean {
  return left <= right && left >= right;
}

/** True if no number lies between the bounds. */
export function isEmptyRange({ lower, upper }: Range): boolean {
  return (
    lower.value > upper.value ||
    (isSameNumber(lower.value, upper.value) && (lower.exclusive || upper.exclusive))
  );
}

function raised(bound: Bound, { minimum, exclusiveMinimum }: Constraints): Bound {
  let result = bound;
  if (minimum !== undefined && minimum > result.value) result = { value: minimum, exclusive: false };
  if (exclusiveMinimum !== undefined && exclusiveMinimum >= result.value) {
    result = { value: exclusiveMinimum, exclusive: true };
  }
  return result;
}

function lowered(bound: Bound, { maximum, exclusiveMaximum }: Constraints): Bound {
  let result = bound;
  if (maximum !== undefined && maximum < result.value) result = { value: maximum, exclusive: false };
  if (exclusiveMaximum !== undefined && exclusiveMaximum <= result.value) {
    result = { value: exclusiveMaximum, exclusive: true };
  }
  return result;
}

function wholeAbove({ value, exclusive }: Bound): number | bigint {
  if (typeof value === "bigint") return exclusive ? value + 1n : value;
  return exclusive && Number.isInteger(value) ? exactSum(value, 1) : Math.ceil(value);
}

function wholeBelow({ value, exclusive }: Bound): number | bigint {
  if (typeof value === "bigint") return exclusive ? value - 1n : value;
  return exclusive && Number.isInteger(value) ? exactSum(value, -1) : Math.floor(value);
}

function isInteger(value: number | bigint): boolean {
  return typeof value === "bigint" || Number.isInteger(value);
}

/** Returns a bigint if a double may not represent the sum of two integers. */
function exactSum(value: number, more: number): number | bigint {
  const sum = value + more;
  return Number.isSafeInteger(sum) ? sum : BigInt(value) + BigInt(more);
}
