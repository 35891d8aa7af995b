import { type ChangedFile, fileLines } from "../commands/generate/after-generate.ts";
import { renderTable } from "../print/table.ts";
import type { VersionRow } from "./check-versions.ts";
import type { Remark } from "./describe-document.ts";
import type { SettingRow } from "./describe-settings.ts";

/** Everything that `codegen doctor` reports. */
export interface DoctorReport {
  readonly versions: readonly VersionRow[];
  /** Path of the configuration; undefined where there is none. */
  readonly configuration: string | undefined;
  readonly settings: readonly SettingRow[];
  readonly document: string;
  /** Assumed: derived operationIds, and what the document marks as assumed or unknown. */
  readonly inferred: readonly Remark[];
  /** Schemas and operations that have another name in TypeScript. */
  readonly renamed: readonly Remark[];
  /** Changes to the project that generated code needs to compile. */
  readonly notes: readonly string[];
  /** Parts without code: warnings, and generators without anything to write. */
  readonly skipped: readonly Remark[];
  /** Files that `codegen generate` would change. */
  readonly outOfDate: readonly ChangedFile[];
  /** The command that generates. */
  readonly command: string;
}

/** Entries beyond this many are counted, unless all are requested. */
const MOST_LISTED = 5;

/** The report as text. */
export function renderDoctor(report: DoctorReport, { verbose }: { readonly verbose: boolean }): string {
  const { versions, settings, configuration, document, notes, outOfDate, command } = report;
  const versionRows = versions.map(({ name, found = "not installed", required = "", remedy }) => [
    name,
    found,
    required,
    remedy ?? "ok",
  ]);
  const settingRows = settings.map(({ name, value, from }) => [name, value, from]);
  return [
    section("Versions", renderTable([["name", "found", "required", ""], ...versionRows])),
    section(
      `Configuration: ${configuration ?? "none"}`,
      renderTable([["setting", "value", "from"], ...settingRows]),
    ),
    ...(notes.length === 0 ? [] : [section("Project", notes.map((note) => `  ${note}`).join("\n"))]),
    `Document: ${document}`,
    section(`Inferred: ${report.inferred.length}`, list(report.inferred, verbose)),
    section(`Renamed: ${report.renamed.length}`, list(report.renamed, verbose)),
    section(`Skipped: ${report.skipped.length}`, list(report.skipped, verbose)),
    outOfDate.length === 0
      ? "Out of date: none."
      : section(
          `Out of date: ${outOfDate.length}`,
          [...limited(fileLines(outOfDate), verbose), `  Run \`${command}\` and commit the result.`].join(
            "\n",
          ),
        ),
  ].join("\n\n");
}

function section(title: string, body: string): string {
  return body === "" ? title : `${title}\n${body}`;
}

function list(remarks: readonly Remark[], verbose: boolean): string {
  const lines = remarks.map(({ location, text }) => `  ${location === "" ? "" : `${location}  `}${text}`);
  return limited(lines, verbose).join("\n");
}

function limited(lines: readonly string[], verbose: boolean): readonly string[] {
  if (verbose || lines.length <= MOST_LISTED) return lines;
  return [
    ...lines.slice(0, MOST_LISTED),
    `  … and ${lines.length - MOST_LISTED} more (--verbose lists them all)`,
  ];
}
