import type { Change } from "../../diff/change.ts";
import { shownExample } from "../../diff/report/shared/printable.ts";
import { concernedBy, type ImpactReport, isFine, type ReportedProject } from "./impact-report.ts";

/** The format of the report. Formats with other members have another number. */
export const IMPACT_FORMAT = "codegen-impact/1";

/** The report as data. Changes have the fingerprints of `codegen diff`. */
export function impactJson(report: ImpactReport): Record<string, unknown> {
  const { base, revision, changes, projects } = report;
  return {
    format: IMPACT_FORMAT,
    ok: isFine(report),
    base,
    revision,
    changes: changes.map(changeJson),
    projects: projects.map((impact) => projectJson(impact, changes)),
  };
}

function changeJson(change: Change): Record<string, unknown> {
  const { fingerprint, rule, verdict, message } = change;
  const example = shownExample(change)?.counterexample;
  return { fingerprint, rule, verdict, message, ...(example ? { counterexample: example } : {}) };
}

function projectJson(impact: ReportedProject, changes: readonly Change[]): Record<string, unknown> {
  const { findings, unplaced, unseen, ...project } = impact;
  const concerned = concernedBy(impact);
  return {
    ...project,
    concerned: concerned.size,
    notUsed: changes.filter((change) => !concerned.has(change)).map(({ fingerprint }) => fingerprint),
    notLookedFor: unplaced.map(({ fingerprint }) => fingerprint),
    notSeen: unseen,
    findings: findings.map(({ changes: own, ...finding }) => ({
      ...finding,
      changes: own.map(({ fingerprint }) => fingerprint),
    })),
  };
}
