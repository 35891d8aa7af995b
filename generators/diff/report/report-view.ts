import type { Problem } from "../../core/problem/problem.ts";
import { type Bumps, type Change, type DiffReport, VERDICTS } from "../change.ts";

/** The verdicts for which the command fails. Each level includes the ones before it. */
export const FAIL_ON_LEVELS = ["breaking", "undecided", "risky", "none"] as const;

export type FailOn = (typeof FAIL_ON_LEVELS)[number];

/** Everything that a report is rendered from. */
export interface ReportView {
  readonly report: DiffReport;
  readonly failOn: FailOn;
  /** Remarks on the report, such as that there is no base document yet. */
  readonly notes: readonly string[];
  /** Exemptions that match no change or have expired. */
  readonly findings: readonly Problem[];
  /** The highest bump that each package needs. */
  readonly bumps: Bumps;
}

/** True when the change counts as a finding. */
export function isFinding({ verdict, exempt }: Change, failOn: FailOn): boolean {
  if (exempt !== undefined || failOn === "none") return false;
  return VERDICTS.indexOf(verdict) <= VERDICTS.indexOf(failOn);
}

/** The first line of a report for pull requests: whether to merge. */
export function mergeAdvice(view: ReportView): string {
  if (!hasFindings(view)) return "No change blocks the merge.";
  const isBreaking = view.report.changes.some(({ verdict, exempt }) => verdict === "breaking" && !exempt);
  return isBreaking
    ? "Do not merge: this breaks clients."
    : "Do not merge before you have reviewed the findings.";
}

/** True when the command exits with 1. */
export function hasFindings({ report, failOn, findings }: ReportView): boolean {
  if (failOn === "none") return false;
  return findings.length > 0 || report.changes.some((change) => isFinding(change, failOn));
}

/** Every way in which a report can be written, the default first. */
export const REPORT_FORMATS = ["text", "markdown", "json", "html", "github", "sarif", "junit"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];
