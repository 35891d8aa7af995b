import { isObject, type JsonObject } from "../../core/json.ts";
import type { UnseenPlace } from "../find-impact.ts";
import type { Finding } from "../finding.ts";
import type { Mark } from "../marks/find-marks.ts";
import { IMPACT_FORMAT } from "./impact-json.ts";
import type { ComparedVersion, ImpactReport, ReportedProject } from "./impact-report.ts";

/** A file that is no report of `codegen impact`, or one of another format. */
export class ReportError extends Error {}

/**
 * Reads the JSON report that a consumer's own run wrote. Findings of changes that this comparison does not have are left out.
 *
 * @throws ReportError when the text is not such a report.
 */
export function readImpact(
  text: string,
  { base, revision, changes }: Omit<ImpactReport, "projects">,
): ReportedProject[] {
  const report = parsed(text);
  const stale = staleness({ base, revision }, report);
  const known = new Map(changes.map((change) => [change.fingerprint, change]));
  const changesOf = (fingerprints: unknown) =>
    listOf(fingerprints, isText).flatMap((fingerprint) => known.get(fingerprint) ?? []);
  return listOf(report.projects, isObject).map((project) => ({
    project: textOf(project.project),
    pathInRepository: textOf(project.pathInRepository),
    files: numberOf(project.files),
    folders: listOf(project.folders, isObject).map(({ folder, generator }) => ({
      folder: textOf(folder),
      generator: textOf(generator),
    })),
    findings: listOf(project.findings, isObject).flatMap((given): Finding[] => {
      const own = changesOf(given.changes);
      const isOfOthers = own.length === 0 && listOf(given.changes, isText).length > 0;
      return isOfOthers ? [] : [{ ...findingOf(given), changes: own }];
    }),
    unseen: listOf(project.notSeen, isObject).map(
      ({ place, reason }): UnseenPlace => ({ place: textOf(place), reason: textOf(reason) }),
    ),
    unplaced: changesOf(project.notLookedFor),
    ...(stale === undefined ? {} : { stale }),
  }));
}

function parsed(text: string): JsonObject {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch (error) {
    throw new ReportError(`is not JSON: ${(error as Error).message}`);
  }
  if (!isObject(report) || typeof report.format !== "string" || !report.format.startsWith("codegen-impact/"))
    throw new ReportError("is not a report of `codegen impact --format json`");
  if (report.format === IMPACT_FORMAT) return report;
  throw new ReportError(`has the format ${report.format}; this version reads ${IMPACT_FORMAT}`);
}

/** Names the document that a report was made for, if it is not the one of this comparison. */
function staleness(
  versions: Readonly<Record<"base" | "revision", ComparedVersion>>,
  report: JsonObject,
): string | undefined {
  const others = (["base", "revision"] as const).flatMap((side) => {
    const { sha256, source, version } = isObject(report[side]) ? report[side] : {};
    if (textOf(sha256) === versions[side].sha256) return [];
    return `another ${side} (${textOf(source)}, version ${textOf(version)})`;
  });
  return others.length === 0 ? undefined : `it was made for ${others.join(" and ")}`;
}

function findingOf(finding: JsonObject): Omit<Finding, "changes"> {
  const { certainty, code } = finding;
  if (certainty !== "breaks" && certainty !== "may-break")
    throw new ReportError(`has a finding with the certainty ${JSON.stringify(certainty)}`);
  return {
    certainty,
    marks: listOf(finding.marks, isObject).map((mark) => ({
      kind: mark.kind === "test" ? "test" : "dead code",
      from: textOf(mark.from),
    })) satisfies Mark[],
    file: textOf(finding.file),
    line: numberOf(finding.line),
    column: numberOf(finding.column),
    code: code === undefined ? undefined : textOf(code),
    message: textOf(finding.message),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function textOf(value: unknown): string {
  if (isText(value)) return value;
  throw new ReportError(`has ${JSON.stringify(value)} where a text must be`);
}

function numberOf(value: unknown): number {
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw new ReportError(`has ${JSON.stringify(value)} where a number must be`);
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): readonly Item[] {
  if (Array.isArray(value) && value.every(isItem)) return value;
  throw new ReportError(`has ${JSON.stringify(value)?.slice(0, 40)} where a list must be`);
}
