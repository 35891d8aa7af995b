import type { Location } from "../../../core/diagnostics/diagnostic.ts";
import type { ReachedLocation } from "../../change.ts";

/** A reviewed change that is allowed until a date. */
export interface Exemption {
  readonly covers: ExemptedChange;
  readonly reason: string;
  /** Last day on which the exemption is valid: `2026-12-31`. */
  readonly expires: string;
  /** Its entry in the exemption file. */
  readonly location: Location;
}

/** Versions of the exemption file to use, the default first. */
export const EXEMPTION_SOURCES = ["work-tree", "base"] as const;

export type ExemptionSource = (typeof EXEMPTION_SOURCES)[number];

/** Limits that exemptions must keep. */
export interface ExemptionLimits {
  /** The most days from today to the last day of an exemption. Default: no limit. */
  readonly maxDays?: number;
  /** `false`: an exemption names its place in full, without `*`. Default `true`. */
  readonly wildcards?: boolean;
}

/** One change by its fingerprint, or every change of one rule at one place. */
export type ExemptedChange =
  | { readonly kind: "fingerprint"; readonly fingerprint: string }
  | { readonly kind: "rule"; readonly rule: string; readonly location: LocationPattern };

/**
 * Names operations and events, as configurations and exemptions do: a path (`/v1/quotes`), a method and a path
 * (`POST /v1/quotes`), an operationId or the name of an event. `*` at the end matches any suffix.
 */
export type LocationPattern = string;

/** True if the pattern names the place. */
export function matchesLocation(pattern: LocationPattern, location: ReachedLocation): boolean {
  const { name, method, path } = location;
  const names = [name, path, path === undefined ? undefined : `${method} ${path}`];
  if (!pattern.endsWith("*")) return names.includes(pattern);
  const start = pattern.slice(0, -1);
  return names.some((text) => text?.startsWith(start));
}
