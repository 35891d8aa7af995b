import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { findGaps, type Gap } from "../../../core/model/find-gaps.ts";
import { applyExemptions } from "../../../diff/changes/exemptions/apply-exemptions.ts";
import type { Exemption } from "../../../diff/changes/exemptions/exemption.ts";
import { renderReport } from "../../../diff/report/render-report.ts";
import { hasFindings, type ReportView } from "../../../diff/report/report-view.ts";
import type { TrafficVerification } from "../../../traffic/verification/verify-traffic.ts";
import { liveDifferences } from "../../../verify/live/live-differences.ts";
import {
  checkJson,
  isChecked,
  type OperationCheck,
  reportedCheck,
} from "../../../verify/live/operation-check.ts";
import type { LiveVerification } from "../../../verify/live/verify-live.ts";
import type { ServiceDifference } from "../../../verify/section.ts";
import { verifyDocuments } from "../../../verify/verify-documents.ts";
import {
  PARTIAL_WORDS,
  sectionNote,
  sortDifferences,
  VERIFY_WORDS,
  verifyJson,
} from "../../../verify/verify-view.ts";
import { isColoured } from "../../print/is-coloured.ts";
import { problemJson, renderDiagnostics } from "../../print/print-diagnostics.ts";
import { type CommandParts, type CommandResult, today } from "../command.ts";
import { treatmentOf } from "../compare/diagnostic-treatment.ts";
import { decidedFindings } from "./decided-findings.ts";

interface Seen {
  readonly description: ApiModel;
  readonly exemptions: readonly Exemption[];
  readonly service: ApiModel | undefined;
  readonly live: LiveVerification | undefined;
  readonly traffic: TrafficVerification | undefined;
  /** Parts of both documents that are read differently than they are written. */
  readonly warnings: readonly Diagnostic[];
}

/** The differences of the description from the document of the service, its responses, and recorded traffic. */
export function reportOf(
  { arguments: args, loaded, stdout, environment }: CommandParts,
  { description, exemptions, service, live, traffic, warnings }: Seen,
): CommandResult {
  const failOn = args.failOn ?? loaded?.config.verify?.failOn ?? "breaking";
  const policy = { newEnumValues: loaded?.config.diff?.newEnumValues, today: today() };
  const gapsOf = (model: ApiModel): Gap[] => findGaps(model, warnings.filter(isGap));
  const compared =
    service &&
    verifyDocuments(
      { description, service, gaps: { description: gapsOf(description), service: gapsOf(service) } },
      policy,
    );
  const differences = sortDifferences([
    ...(compared?.differences ?? []),
    ...liveDifferences([...(live?.mismatches ?? []), ...(traffic?.mismatches ?? [])], policy),
  ]);
  const { title, version, source } = description;
  const sides = {
    base: {
      source: service?.source ?? args.live ?? args.traffic.join(", "),
      title: service?.title ?? "",
      version: service?.version ?? "",
    },
    revision: { source, title, version },
  };
  const applied = applyExemptions({ ...sides, changes: differences }, { exemptions, today: policy.today });
  const { report } = applied;
  const hasDocument = service !== undefined;
  const findings = decidedFindings(applied.findings, { exemptions, hasDocument, live });
  const operations = live?.operations ?? [];
  const notes = [
    ...notesOf(differences, compared?.uncompared ?? []),
    ...warningNotes(warnings),
    ...checkNotes(operations),
    ...(traffic?.notes ?? []),
  ];
  const isWhole =
    !traffic &&
    operations.every(isChecked) &&
    warnings.length === 0 &&
    (compared?.uncompared ?? []).length === 0;
  const words = isWhole ? VERIFY_WORDS : PARTIAL_WORDS;
  const checks = operations.map(reportedCheck);
  const view: ReportView = { report, failOn, notes, findings, checks, bumps: {}, words };
  const { format } = args;
  const style = { format, isColoured: isColoured(stdout, environment), isVerbose: true };
  return {
    exitCode: hasFindings(view) ? 1 : 0,
    diagnostics: renderDiagnostics(warnings),
    text: format === "json" ? "" : renderReport(view, style).trimEnd(),
    json: {
      ...verifyJson(view),
      diagnostics: warnings.map(problemJson),
      ...(live ? { operations: operations.map(checkJson) } : {}),
      ...(traffic ? { traffic: traffic.json } : {}),
    },
    render: (chosen) => renderReport(view, { format: chosen, isVerbose: true }),
  };
}

function notesOf(differences: readonly ServiceDifference[], uncompared: readonly string[]): string[] {
  const sections = sectionNote(differences);
  return [
    ...(sections === undefined ? [] : [sections]),
    ...(uncompared.length === 0
      ? []
      : [`The service's document does not use ${uncompared.join(", ")}: not compared.`]),
  ];
}

/** True for a diagnostic that leaves a part of its document unread. */
function isGap(diagnostic: Diagnostic): boolean {
  return treatmentOf(diagnostic) === "error";
}

/** Returns a note about parts whose differences may be missed because they are read differently. */
function warningNotes({ length }: readonly Diagnostic[]): string[] {
  if (length === 0) return [];
  const subject = length === 1 ? "1 part of the documents is" : `${length} parts of the documents are`;
  return [`${subject} read differently than written, so differences there may be missing. See the warnings.`];
}

function checkNotes(operations: readonly OperationCheck[]): string[] {
  if (operations.length === 0) return [];
  return [`Checked ${operations.filter(isChecked).length} of ${operations.length} operations.`];
}
