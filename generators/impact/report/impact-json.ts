import type { Change } from "../../diff/change.ts";
import { shownExample } from "../../diff/report/shared/printable.ts";
import type { ProjectImpact } from "../find-impact.ts";
import type { Finding } from "../finding.ts";
import { concernedBy, type ImpactReport, isTest } from "./impact-report.ts";

/** The report as data. Changes have the fingerprints of `codegen diff`. */
export function impactJson({ changes, projects }: ImpactReport): Record<string, unknown> {
  return {
    ok: projects.every(({ findings }) => findings.length === 0),
    changes: changes.map(changeJson),
    projects: projects.map((impact) => projectJson(impact, changes)),
  };
}

function changeJson(change: Change): Record<string, unknown> {
  const { fingerprint, rule, verdict, message } = change;
  const example = shownExample(change)?.counterexample;
  return { fingerprint, rule, verdict, message, ...(example ? { counterexample: example } : {}) };
}

function projectJson(impact: ProjectImpact, changes: readonly Change[]): Record<string, unknown> {
  const concerned = concernedBy(impact);
  return {
    project: impact.project,
    files: impact.files,
    folders: impact.folders.map(({ folder, generator }) => ({ folder, generator })),
    concerned: concerned.size,
    notUsed: changes.filter((change) => !concerned.has(change)).map(({ fingerprint }) => fingerprint),
    notLookedFor: impact.unplaced.map(({ fingerprint }) => fingerprint),
    findings: impact.findings.map(findingJson),
  };
}

function findingJson(finding: Finding): Record<string, unknown> {
  const { changes, code, ...location } = finding;
  return {
    ...location,
    ...(code === undefined ? {} : { code }),
    isTest: isTest(finding),
    changes: changes.map(({ fingerprint }) => fingerprint),
  };
}
