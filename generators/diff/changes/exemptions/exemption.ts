import type { Location } from "../../../core/problem/problem.ts";
import type { PlacePattern } from "./place-pattern.ts";

/** A reviewed change that is allowed until a date. */
export interface Exemption {
  readonly covers: ExemptedChange;
  readonly reason: string;
  /** Last day on which the exemption is valid: `2026-12-31`. */
  readonly expires: string;
  /** Its entry in the exemption file. */
  readonly location: Location;
}

/** One change by its fingerprint, or every change of one rule at one place. */
export type ExemptedChange =
  | { readonly kind: "fingerprint"; readonly fingerprint: string }
  | { readonly kind: "rule"; readonly rule: string; readonly place: PlacePattern };
