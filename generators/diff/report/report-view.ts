import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import { type Bumps, type Change, type DiffReport, VERDICTS } from "../change.ts";
import type { ReportTexts } from "./excerpt/find-excerpt.ts";

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
  readonly findings: readonly Diagnostic[];
  /** Results for each operation of a running service; default: none. */
  readonly checks?: readonly ReportedCheck[];
  /** Name of the file with the exemptions. */
  readonly exemptionFile?: string | undefined;
  /** The highest bump that each package needs. */
  readonly bumps: Bumps;
  /** False if generated code is not in packages, so that releases are not mentioned. Default true. */
  readonly hasPackages?: boolean;
  /** Texts of both documents, for reports that show the lines of a change. */
  readonly texts?: ReportTexts;
  /** Words of the report; default: those for changes. */
  readonly words?: ReportWords;
}

/** An operation, and the result of checking responses of a running service. */
export interface ReportedCheck {
  /** `GET /pets (pets.list)`. */
  readonly location: string;
  readonly isChecked: boolean;
  /** Checks that were made, and reasons for those that were not. */
  readonly text: string;
}

/** Words that differ between reports on changes over time and on a description and its service. */
export interface ReportWords {
  readonly command: string;
  /** First line of the Markdown, by which a workflow finds its own comment; default: that of changes. */
  readonly marker?: string;
  /** Before the counts. */
  readonly title: string;
  /** Instead of counts, when there are none. */
  readonly none: string;
  /** Introduces the operations and events that something breaks. */
  readonly broken: string;
  /** Before the place in the document that is not checked out. */
  readonly elsewhere: string;
  /** Noun for one entry: `change`. */
  readonly noun: string;
  /** The first line, by the worst of the differences. What is undecided is reported before it. */
  readonly advice: {
    readonly fine: string;
    readonly exempt: string;
    /** For exemptions that match nothing or have expired. */
    readonly findings: string;
    readonly risky: string;
    readonly breaking: string;
  };
}

const CHANGE_WORDS: ReportWords = {
  command: "codegen diff",
  title: "API changes",
  none: "No changes",
  broken: "Breaks",
  elsewhere: "Removed from",
  noun: "change",
  advice: {
    fine: "No change breaks clients.",
    exempt: "Every change that could break clients is exempt.",
    findings: "No change breaks clients. Review the exemptions.",
    risky: "Review before you merge: this may break clients.",
    breaking: "Do not merge: this breaks clients.",
  },
};

/** Returns the words of a report. */
export function wordsOf({ words = CHANGE_WORDS }: Pick<ReportView, "words">): ReportWords {
  return words;
}

/** True if the change counts as a finding. */
export function isFinding({ verdict, exempt }: Change, failOn: FailOn): boolean {
  if (exempt !== undefined || failOn === "none") return false;
  return VERDICTS.indexOf(verdict) <= VERDICTS.indexOf(failOn);
}

/** True if the command exits with 1. */
export function hasFindings({ report, failOn, findings }: ReportView): boolean {
  if (failOn === "none") return false;
  return findings.length > 0 || report.changes.some((change) => isFinding(change, failOn));
}

/** Formats of a report, the default first. */
export const REPORT_FORMATS = ["text", "markdown", "json", "html", "github", "sarif", "junit"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Formats by the extension of a file. */
export const REPORT_EXTENSIONS: Readonly<Record<string, ReportFormat>> = {
  ".sarif.json": "sarif",
  ".sarif": "sarif",
  ".json": "json",
  ".html": "html",
  ".md": "markdown",
  ".xml": "junit",
  ".txt": "text",
};
