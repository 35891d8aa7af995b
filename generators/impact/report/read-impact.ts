import { isObject, type JsonObject } from "../../core/json.ts";
import type { Finding } from "../finding.ts";
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
  const changesIn = (holder: JsonObject, key: string) =>
    textsIn(holder, key).flatMap((fingerprint) => known.get(fingerprint) ?? []);
  return objectsIn(report, "projects").map((project) => ({
    project: textIn(project, "project"),
    pathInRepository: textIn(project, "pathInRepository"),
    files: numberIn(project, "files"),
    folders: objectsIn(project, "folders").map((folder) => ({
      folder: textIn(folder, "folder"),
      generator: textIn(folder, "generator"),
    })),
    findings: objectsIn(project, "findings").flatMap((finding): Finding[] => {
      const own = changesIn(finding, "changes");
      const isOfOthers = own.length === 0 && textsIn(finding, "changes").length > 0;
      return isOfOthers ? [] : [{ ...findingOf(finding), changes: own }];
    }),
    unseen: objectsIn(project, "notSeen").map((unseen) => ({
      place: textIn(unseen, "place"),
      reason: textIn(unseen, "reason"),
    })),
    unplaced: changesIn(project, "notLookedFor"),
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
    const made = report[side];
    if (!isObject(made)) throw wrong(side, "an object");
    if (textIn(made, "sha256") === versions[side].sha256) return [];
    return `another ${side} (${textIn(made, "source")}, version ${textIn(made, "version")})`;
  });
  return others.length === 0 ? undefined : `it was made for ${others.join(" and ")}`;
}

function findingOf(finding: JsonObject): Omit<Finding, "changes"> {
  return {
    certainty: wordIn(finding, "certainty", ["breaks", "may-break"]),
    marks: objectsIn(finding, "marks").map((mark) => ({
      kind: wordIn(mark, "kind", ["test", "dead code"]),
      from: textIn(mark, "from"),
    })),
    file: textIn(finding, "file"),
    line: numberIn(finding, "line"),
    column: numberIn(finding, "column"),
    code: finding.code === undefined ? undefined : textIn(finding, "code"),
    message: textIn(finding, "message"),
  };
}

function wrong(key: string, wanted: string): ReportError {
  return new ReportError(`is damaged: \`${key}\` must be ${wanted}`);
}

function textIn(holder: JsonObject, key: string): string {
  const value = holder[key];
  if (typeof value === "string") return value;
  throw wrong(key, "text");
}

function wordIn<Word extends string>(holder: JsonObject, key: string, words: readonly Word[]): Word {
  const word = words.find((each) => each === holder[key]);
  if (word !== undefined) return word;
  throw wrong(key, words.join(" or "));
}

function numberIn(holder: JsonObject, key: string): number {
  const value = holder[key];
  if (typeof value === "number" && Number.isSafeInteger(value) && value >= 0) return value;
  throw wrong(key, "a number");
}

function objectsIn(holder: JsonObject, key: string): readonly JsonObject[] {
  const value: unknown = holder[key];
  if (Array.isArray(value) && value.every(isObject)) return value;
  throw wrong(key, "a list of objects");
}

function textsIn(holder: JsonObject, key: string): readonly string[] {
  const value: unknown = holder[key];
  if (Array.isArray(value) && value.every((each) => typeof each === "string")) return value;
  throw wrong(key, "a list of texts");
}
