import { ConfigurationError } from "@crossborder/runtime/client";
import type { MinorUnits } from "@crossborder/types";

/**
 * An amount such as `"50.00"` in minor units, 5000. Exactly two decimals: the description counts in cents. Works on the
 * text alone, never through a float. Throws `ConfigurationError` for anything else, and beyond the safe integers.
 */
export function minorUnits(amount: string): MinorUnits {
  const match = /^(-?)(0|[1-9]\d*)\.(\d\d)$/.exec(amount);
  if (match === null)
    throw new ConfigurationError('An amount is written with exactly two decimals, as in "50.00".');
  const [, sign, units, cents] = match;
  const value = Number(`${units}${cents}`);
  if (!Number.isSafeInteger(value))
    throw new ConfigurationError("The amount is larger than a number can hold exactly.");
  // Negative zero would be printed as "0" and compared as 0, but not by `Object.is`.
  return sign === "-" && value !== 0 ? -value : value;
}

/** An amount in minor units as text: 5000 is `"50.00"`. Throws `ConfigurationError` for anything but safe integers. */
export function formatMinorUnits(amount: MinorUnits): string {
  if (!Number.isSafeInteger(amount))
    throw new ConfigurationError("An amount in minor units is a safe integer.");
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
