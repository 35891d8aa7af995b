import { type Check, check } from "./check.ts";

/** JSON Schema's `integer`: a number without a fraction, however large and however written (1.0, 1e20). */
export function integer(): Check<number | bigint> {
  return check(
    { type: "integer" },
    (payload) => {
      if (isWhole(payload.value)) return;
      payload.issues.push({ code: "invalid_type", expected: "int", input: payload.value, continue: true });
    },
    isWhole,
  );
}

function isWhole(value: number | bigint): boolean {
  return typeof value === "bigint" || Number.isInteger(value);
}

/** JSON Schema's `multipleOf`, exact for decimals: 19.99 is a multiple of 0.01, which floating division denies. */
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

function isMultipleOf(value: number | bigint, divisor: number): boolean {
  if (typeof value === "number" && Number.isInteger(value) && Number.isInteger(divisor))
    return value % divisor === 0;
  const [a, b] = [decimalOf(value), decimalOf(divisor)];
  const scale = Math.max(a.decimals, b.decimals);
  const scaled = ({ digits, decimals }: Decimal) => digits * 10n ** BigInt(scale - decimals);
  return scaled(a) % scaled(b) === 0n;
}

/** `digits / 10 ** decimals`; `decimals` is negative where a number is written with a large exponent. */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

function decimalOf(value: number | bigint): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}
