import { type Branded, InvalidInputError } from "@crossborder/runtime/client/internal";
import type { MinorUnits } from "@crossborder/types";

/** An amount of money that was checked: what requests take. Made by `parseAmount` and `amount` alone. */
export type Amount = Branded<MinorUnits, "Amount">;

/**
 * An amount such as `"50.00"` or `"-5.00"` in minor units, 5000 or -500. Exactly two decimals: the description counts in
 * cents. Never through a float. Throws `InvalidInputError` for anything else, and beyond the safe integers.
 */
export function parseAmount(text: string): Amount {
  const match = /^(-?)(0|[1-9]\d*)\.(\d\d)$/.exec(text);
  if (match === null) throw new InvalidInputError('An amount must have exactly two decimals, as in "50.00".');
  const [, sign, units, cents] = match;
  const value = Number(`${units}${cents}`);
  // Negative zero would be printed as "0" and compared as 0, but not by `Object.is`.
  return amount(sign === "-" && value !== 0 ? -value : value);
}

/** A number of minor units, such as 5000 for `"50.00"`, as an amount. Throws `InvalidInputError` for a float. */
export function amount(minorUnits: MinorUnits): Amount {
  if (!Number.isSafeInteger(minorUnits))
    throw new InvalidInputError("An amount in minor units must be a safe integer.");
  return minorUnits as Amount; // what the brand says was checked
}

/** An amount in minor units as text: 5000 is `"50.00"`. Throws `InvalidInputError` for anything but safe integers. */
export function formatAmount(minorUnits: MinorUnits): string {
  const digits = String(Math.abs(amount(minorUnits))).padStart(3, "0");
  return `${minorUnits < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
