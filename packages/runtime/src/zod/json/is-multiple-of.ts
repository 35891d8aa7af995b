/** JSON Schema's `multipleOf`, exact for decimals: 19.99 is a multiple of 0.01, unlike in floating-point division. */
export function isMultipleOf(value: number | bigint, divisor: number): boolean {
  if (typeof value === "number" && Number.isInteger(value) && Number.isInteger(divisor))
    return value % divisor === 0;
  if (typeof value === "number" && !Number.isFinite(value)) return false;
  const [a, b] = [decimalOf(value), decimalOf(divisor)];
  const scale = Math.max(a.decimals, b.decimals);
  const scaled = ({ digits, decimals }: Decimal) => digits * 10n ** BigInt(scale - decimals);
  return scaled(a) % scaled(b) === 0n;
}

/** `digits / 10 ** decimals`; `decimals` is negative for numbers with a large exponent. */
interface Decimal {
  readonly digits: bigint;
  readonly decimals: number;
}

function decimalOf(value: number | bigint): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  return { digits: BigInt(whole + fraction), decimals: fraction.length - Number(exponent) };
}
