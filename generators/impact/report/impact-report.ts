import { createHash } from "node:crypto";
import { counted } from "../../core/counted.ts";
import { jsonText } from "../../core/json.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import type { Change } from "../../diff/change.ts";
import type { ProjectImpact } from "../find-impact.ts";
import type { Finding } from "../finding.ts";

/** A document, and a hash to recognize it in another run. */
export interface ComparedVersion {
  readonly source: string;
  readonly title: string;
  readonly version: string;
  /** Hash of the bundled document. */
  readonly sha256: string;
}

/** Input of a report on several projects. */
export interface ImpactReport {
  readonly base: ComparedVersion;
  readonly revision: ComparedVersion;
  /** Without changes of prose. */
  readonly changes: readonly Change[];
  readonly projects: readonly ReportedProject[];
}

/** The impact on one project, found by this run or by a run of its consumer. */
export interface ReportedProject extends ProjectImpact {
  /** Reason why a consumer's report does not fit this comparison; missing if it does. */
  readonly stale?: string;
}

/** Findings of one change, or of errors without a known change. */
export interface ReportedChange {
  readonly change: Change | undefined;
  readonly findings: readonly Finding[];
}

/** Names a document of a comparison. */
export function comparedVersion({ source, title, version, document }: ApiModel): ComparedVersion {
  return { source, title, version, sha256: createHash("sha256").update(jsonText(document)).digest("hex") };
}

/** Groups findings by change, in the order of changes; an error with several causes is listed at the first. */
export function byChange({ findings }: ProjectImpact, changes: readonly Change[]): ReportedChange[] {
  return [...changes, undefined]
    .map((change) => ({ change, findings: findings.filter(({ changes: [first] }) => first === change) }))
    .filter(({ findings: own }) => own.length > 0);
}

/** Returns the changes that affect a project. */
export function concernedBy({ findings }: ProjectImpact): Set<Change> {
  return new Set(findings.flatMap(({ changes }) => changes));
}

/** True if no project is affected, according to reports of this comparison. */
export function isFine({ projects }: ImpactReport): boolean {
  return projects.every(({ findings, stale }) => findings.length === 0 && stale === undefined);
}

/** `57 changes, 3 concern this code.` */
export function countLine(impact: ProjectImpact, { changes }: ImpactReport): string {
  const concerned = concernedBy(impact).size;
  const verb = concerned === 1 ? "concerns" : "concern";
  const count = counted(changes.length, "change");
  const unexplained = impact.findings.filter((finding) => finding.changes.length === 0).length;
  const others = unexplained === 0 ? "" : `; ${counted(unexplained, "error")} without a known cause`;
  return `${count}, ${concerned === 0 ? "none" : concerned} ${verb} this code${others}.`;
}

/** `2 break, 1 may break`; undefined for none. */
export function countFindings(findings: readonly Finding[]): string | undefined {
  const breaking = findings.filter(({ certainty }) => certainty === "breaks").length;
  const counts = [
    [breaking, breaking === 1 ? "breaks" : "break"],
    [findings.length - breaking, "may break"],
  ] as const;
  const texts = counts.flatMap(([count, verb]) => (count === 0 ? [] : `${count} ${verb}`));
  return texts.length === 0 ? undefined : texts.join(", ");
}

/** Limit of listed places. */
const MOST_PLACES = 5;

/** Returns remarks on uses that the command cannot see, and on a report of another comparison. */
export function notesOn({ unplaced, unseen, stale }: ReportedProject): string[] {
  const reasons = [...new Set(unseen.map(({ reason }) => reason))];
  return [
    ...(stale === undefined ? [] : [`Stale report: ${stale}.`]),
    ...reasons.map((reason) => {
      const places = unseen.filter((each) => each.reason === reason).map(({ place }) => place);
      const others = places.length > MOST_PLACES ? `, and ${places.length - MOST_PLACES} more` : "";
      return `Not seen, because it ${reason}: ${places.slice(0, MOST_PLACES).join(", ")}${others}.`;
    }),
    ...(unplaced.length === 0
      ? []
      : [
          `Not looked for in code, because they are about the document as a whole: ${unplaced.map(({ rule }) => rule).join(", ")}.`,
        ]),
  ];
}
