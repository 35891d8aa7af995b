import type { Location } from "../../core/problem/problem.ts";
import type { PlacePattern } from "./place-pattern.ts";

/** A reviewed change that may go through, until a day. */
export interface Exemption {
  readonly covers: ExemptedChange;
  readonly reason: string;
  /** Last day on which it holds: `2026-12-31`. */
  readonly expires: string;
  /** Its entry in the exemption file. */
  readonly location: Location;
}

/** One change by its fingerprint, or what one rule finds at one place. */
export type ExemptedChange =
  | { readonly kind: "fingerprint"; readonly fingerprint: string }
  | { readonly kind: "rule"; readonly rule: string; readonly place: PlacePattern };
