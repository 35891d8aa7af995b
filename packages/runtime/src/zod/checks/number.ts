import { isMultipleOf } from "../json/is-multiple-of.ts";
import { type Check, check } from "./check.ts";

/** JSON Schema's `integer`: a number without a fraction, however large and however written (1.0, 1e20). */
export function integer(): Check<number | bigint> {
  return check({ type: "integer" }, (payload) => {
    if (isWhole(payload.value)) return;
    payload.issues.push({ code: "invalid_type", expected: "int", input: payload.value, continue: true });
  });
}

function isWhole(value: number | bigint): boolean {
  return typeof value === "bigint" || Number.isInteger(value);
}

/** JSON Schema's `multipleOf`, exact for decimals: 19.99 is a multiple of 0.01, unlike in floating-point division. */
export function multipleOf(divisor: number): Check<number | bigint> {
  return check({ multipleOf: divisor }, (payload) => {
    if (isMultipleOf(payload.value, divisor)) return;
    payload.issues.push({
      code: "not_multiple_of",
      divisor,
      origin: "number",
      input: payload.value,
      continue: true,
    });
  });
}
