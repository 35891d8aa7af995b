import type { Problem } from "../../core/problem/problem.ts";
import { type Bumps, type Change, type DiffReport, VERDICTS } from "../change.ts";

/** From which verdict on a change makes the command fail: each level includes the ones before it. */
export const FAIL_ON_LEVELS = ["breaking", "undecided", "risky", "none"] as const;

export type FailOn = (typeof FAIL_ON_LEVELS)[number];

/** Everything that a report is rendered from. */
export interface ReportView {
  readonly report: DiffReport;
  readonly failOn: FailOn;
  /** What a reader has to know beside the changes: that there is no base yet, for example. */
  readonly notes: readonly string[];
  /** Exemptions that cover nothing, or have expired. */
  readonly findings: readonly Problem[];
  /** The highest bump that each package needs. */
  readonly bumps: Bumps;
}

/** True when the change counts as a finding. */
export function isFinding({ verdict, exempt }: Change, failOn: FailOn): boolean {
  if (exempt !== undefined || failOn === "none") return false;
  return VERDICTS.indexOf(verdict) <= VERDICTS.indexOf(failOn);
}

/** True when the command exits with 1. */
export function hasFindings({ report, failOn, findings }: ReportView): boolean {
  if (failOn === "none") return false;
  return findings.length > 0 || report.changes.some((change) => isFinding(change, failOn));
}
