import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import { checkVersions } from "../doctor/check-versions.ts";
import { describeDocument, type Remark } from "../doctor/describe-document.ts";
import { describeSettings } from "../doctor/describe-settings.ts";
import { type DoctorReport, renderDoctor } from "../doctor/render-doctor.ts";
import { projectNotes } from "../init/inspect-project.ts";
import { documentLine } from "../init/plan-project.ts";
import { neededPackages } from "../project/needed-packages.ts";
import { packageVersion } from "../project/own-package.ts";
import { resolveRun } from "../targets/resolve-targets.ts";
import { shownPath } from "../usage-error.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { changedFiles } from "./generate/after-generate.ts";
import { planGeneration } from "./generate/plan-generation.ts";
import type { PlannedTarget } from "./generate/planned-target.ts";

/** `codegen doctor`: reports on versions, settings, the document and files that are out of date. Writes nothing. */
export async function runDoctor(parts: CommandParts): Promise<CommandResult> {
  const { loaded, workingDirectory, arguments: args } = parts;
  const { targets, access } = resolveRun(parts);
  const { value, diagnostics } = await planGeneration(targets, { workingDirectory, reader: access.reader });
  if (value === undefined) return rejected(diagnostics);
  const { model, reports } = value;
  const report: DoctorReport = {
    versions: checkVersions({
      codegen: packageVersion(),
      needed: reports.flatMap(({ result, plan: { folder } }) =>
        neededPackages(result.files, targets.runtime).map((each) => ({ ...each, folder })),
      ),
      project: loaded?.folder ?? workingDirectory,
      environment: parts.environment,
      node: process.version,
    }),
    configuration: loaded && shownPath(loaded.path, workingDirectory),
    settings: describeSettings(loaded, args),
    document: documentLine(targets.source, model),
    ...describeDocument(model),
    notes: projectNotes(loaded?.folder ?? workingDirectory),
    skipped: [...reports.flatMap(idleGenerator), ...diagnostics.map(remarkOf)],
    outOfDate: changedFiles(
      reports.map(({ plan }) => plan),
      workingDirectory,
    ),
    command: targets.headerCommand,
  };
  const isFine =
    report.outOfDate.length === 0 &&
    report.notes.length === 0 &&
    report.versions.every(({ remedy }) => remedy === undefined);
  return {
    exitCode: isFine ? 0 : 1,
    diagnostics: [],
    text: renderDoctor(report, args),
    json: { ok: isFine, ...report },
  };
}

function idleGenerator({ result: { generator, nothing } }: PlannedTarget): Remark[] {
  return nothing === undefined
    ? []
    : [{ location: "", text: `${generator} has nothing to write: ${nothing}.` }];
}

function remarkOf({ message, help, location: { file, line, column } }: Diagnostic): Remark {
  return { location: `${file}:${line}:${column}`, text: `${message}  (${help})` };
}
