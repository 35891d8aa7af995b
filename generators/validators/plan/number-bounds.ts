import type { NumberCheck } from "../../core/checks/check-node.ts";

/** True for whole numbers whose bounds leave only those of which a double holds every digit. */
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

/** The keywords of bounds. */
export type Bound = "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum";

/** A bound, unless it is that of safe integers, which are checked as such. */
export function statedBound(check: NumberCheck, bound: Bound): number | bigint | undefined {
  const value = check[bound];
  const isImplied = value === Number.MIN_SAFE_INTEGER || value === Number.MAX_SAFE_INTEGER;
  return isImplied && isSafeInteger(check) ? undefined : value;
}
