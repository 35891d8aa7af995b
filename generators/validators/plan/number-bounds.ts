import type { NumberCheck } from "../../core/checks/check-node.ts";

/** True for integers whose bounds only allow safe integers. */
export function isSafeInteger({ form, isInteger, ...bounds }: NumberCheck): boolean {
  if (form !== "number" || !isInteger) return false;
  const {
    minimum = -Infinity,
    exclusiveMinimum = -Infinity,
    maximum = Infinity,
    exclusiveMaximum = Infinity,
  } = bounds;
  const low = Math.max(Number(minimum), Number(exclusiveMinimum));
  const high = Math.min(Number(maximum), Number(exclusiveMaximum));
  return low >= Number.MIN_SAFE_INTEGER && high <= Number.MAX_SAFE_INTEGER;
}

const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"] as const;

/** The keywords of bounds. */
export type Bound = (typeof BOUNDS)[number];

/** Returns the bounds, without those of safe integers if these are checked as such. */
export function statedBounds(check: NumberCheck): readonly (readonly [Bound, number | bigint])[] {
  const isSafe = isSafeInteger(check);
  const isImplied = (value: number | bigint) =>
    isSafe && (value === Number.MIN_SAFE_INTEGER || value === Number.MAX_SAFE_INTEGER);
  return BOUNDS.flatMap((bound) => {
    const value = check[bound];
    return value === undefined || isImplied(value) ? [] : [[bound, value] as const];
  });
}
