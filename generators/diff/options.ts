import type { PackageImpacts, PackageKind } from "../core/impacts.ts";

/** A package, and how changes of the description affect it: like a kind of package, or by its own table. */
export interface PackageOfKind {
  readonly name: string;
  readonly impact: PackageKind | PackageImpacts;
}

/** Verdicts that a new value in a response can have, the default first. */
export const NEW_ENUM_VALUES = ["risky", "safe", "breaking"] as const;

export type NewEnumValues = (typeof NEW_ENUM_VALUES)[number];

/** Options of a comparison. */
export interface DiffOptions {
  /**
   * Verdict when a closed set of values in responses grows: an enum, a constant, a union or the values of a discriminator.
   * `safe`: clients handle values that they do not know. `breaking`: they do not. Default `risky`.
   */
  readonly newEnumValues?: NewEnumValues | undefined;
  /**
   * Minimum days of a deprecation, by `x-stability-level`: `{ stable: 180, beta: 30 }`. The default level is `stable`,
   * and a level that is not listed has no minimum. A sooner date is breaking; without a setting, one in less than 7
   * days is risky.
   */
  readonly deprecationDays?: Readonly<Record<string, number>> | undefined;
  /** The packages that generators write. Each gets the bumps of its kind or of its table. */
  readonly generatedPackages?: readonly PackageOfKind[] | undefined;
  /** The day to compare `x-sunset` with, as `2026-01-31`. */
  readonly today: string;
}
