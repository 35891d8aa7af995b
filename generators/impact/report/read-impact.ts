import { isObject } from "../../core/json.ts";
import type { Finding } from "../finding.ts";
import { IMPACT_FORMAT } from "./impact-json.ts";
import type { ImpactReport, ReportedProject } from "./impact-report.ts";

/** A file that is not a report of `codegen impact`, or has another version of its format. */
export class ReportError extends Error {}

/**
 * Reads the JSON report of a consumer's own run. Findings of changes that this comparison does not have are skipped.
 */
export function readImpact(text: string, comparison: Omit<ImpactReport, "projects">): ReportedProject[] {
  const report = parsed(text);
  const stale = staleness(report, comparison);
  const known = new Map(comparison.changes.map((change) => [change.fingerprint, change]));
  const changesOf = (fingerprints: readonly string[]) =>
    fingerprints.flatMap((fingerprint) => known.get(fingerprint) ?? []);
  return report.projects.map(({ notLookedFor, notSeen, findings, ...project }) => ({
    ...project,
    unseen: notSeen,
    unplaced: changesOf(notLookedFor),
    findings: findings.flatMap((finding): Finding[] => {
      const changes = changesOf(finding.changes);
      const isOfOthers = changes.length === 0 && finding.changes.length > 0;
      const certainty = finding.certainty === "breaks" ? "breaks" : "may-break";
      return isOfOthers ? [] : [{ ...finding, certainty, changes }];
    }),
    ...(stale === undefined ? {} : { stale }),
  }));
}

/** Form of a value: a string, optional or not, a count, a list, or the members of an object. */
type Form = "text" | "text?" | "count" | readonly [Form] | { readonly [key: string]: Form };

type Of<F> = F extends "text"
  ? string
  : F extends "text?"
    ? string | undefined
    : F extends "count"
      ? number
      : F extends readonly [infer Item]
        ? readonly Of<Item>[]
        : { readonly [Key in keyof F]: Of<F[Key]> };

const VERSION = { source: "text", version: "text", sha256: "text" } as const;
const PROJECT = {
  project: "text",
  pathInRepository: "text",
  files: "count",
  folders: [{ folder: "text", generator: "text" }],
  notLookedFor: ["text"],
  notSeen: [{ place: "text", reason: "text" }],
  findings: [
    {
      certainty: "text",
      marks: [{ kind: "text", from: "text" }],
      changes: ["text"],
      file: "text",
      line: "count",
      column: "count",
      code: "text?",
      message: "text",
    },
  ],
} as const;
const REPORT = { base: VERSION, revision: VERSION, projects: [PROJECT] } as const satisfies Form;

type Stored = Of<typeof REPORT>;

function parsed(text: string): Stored {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch (error) {
    throw new ReportError(`is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(report) || typeof report.format !== "string" || !report.format.startsWith("codegen-impact/"))
    throw new ReportError("is not a report of `codegen impact --format json`");
  if (report.format !== IMPACT_FORMAT)
    throw new ReportError(`has the format ${report.format}; this version reads ${IMPACT_FORMAT}`);
  const fault = faultOf(report, REPORT, "");
  if (fault !== undefined) throw new ReportError(`is damaged: ${fault}`);
  return report as unknown as Stored; // as checked
}

/** Finds the first value with another form. */
function faultOf(value: unknown, form: Form, at: string): string | undefined {
  if (form === "count")
    return Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : `\`${at}\` must be a number`;
  if (typeof form === "string")
    return typeof value === "string" || (form === "text?" && value === undefined)
      ? undefined
      : `\`${at}\` must be text`;
  const [item] = Array.isArray(form) ? form : [];
  if (item !== undefined ? !Array.isArray(value) : !isObject(value))
    return `\`${at}\` must be ${item === undefined ? "an object" : "a list"}`;
  const members: [string, Form][] =
    item === undefined ? Object.entries(form) : Object.keys(value as object).map((index) => [index, item]);
  for (const [key, inner] of members) {
    const fault = faultOf((value as Record<string, unknown>)[key], inner, at === "" ? key : `${at}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Names the documents of a report, if they are not those of this comparison. */
function staleness(report: Stored, comparison: Omit<ImpactReport, "projects">): string | undefined {
  const others = (["base", "revision"] as const)
    .filter((side) => report[side].sha256 !== comparison[side].sha256)
    .map((side) => `another ${side} (${report[side].source}, version ${report[side].version})`);
  return others.length === 0 ? undefined : `it was made for ${others.join(" and ")}`;
}
