import type { Change } from "../../diff/change.ts";
import type { ProjectImpact } from "../find-impact.ts";
import type { Finding } from "../finding.ts";

/** What a report of several projects is rendered from. */
export interface ImpactReport {
  /** Without those of words alone. */
  readonly changes: readonly Change[];
  readonly projects: readonly ProjectImpact[];
}

/** Findings of one change, or of errors that no change was found for. */
export interface ReportedChange {
  readonly change: Change | undefined;
  readonly findings: readonly Finding[];
}

/** The findings of a project by change, in the order of the changes; an error with several causes stands at the first. */
export function byChange({ findings }: ProjectImpact, changes: readonly Change[]): ReportedChange[] {
  return [...changes, undefined]
    .map((change) => ({ change, findings: findings.filter(({ changes: [first] }) => first === change) }))
    .filter(({ findings: own }) => own.length > 0);
}

/** The changes that concern a project. */
export function concernedBy({ findings }: ProjectImpact): Set<Change> {
  return new Set(findings.flatMap(({ changes }) => changes));
}

/** `57 changes, 3 concern this code.` */
export function countLine(impact: ProjectImpact, { changes }: ImpactReport): string {
  const concerned = concernedBy(impact).size;
  const verb = concerned === 1 ? "concerns" : "concern";
  const count = `${changes.length} change${changes.length === 1 ? "" : "s"}`;
  return `${count}, ${concerned === 0 ? "none" : concerned} ${verb} this code.`;
}

/** True for code that only tests run, as its path says. */
export function isTest({ file }: Finding): boolean {
  return /(?:^|\/)(?:__tests__|tests?)\/|\.(?:test|spec)\.\w+$/.test(file);
}

/** Remarks on what the command cannot see. */
export function notesOn({ unplaced }: ProjectImpact): string[] {
  if (unplaced.length === 0) return [];
  return [
    `Not looked for in code, because they are about the document as a whole: ${unplaced.map(({ rule }) => rule).join(", ")}.`,
  ];
}
