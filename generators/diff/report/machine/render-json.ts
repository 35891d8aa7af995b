import type { Change, ReachedLocation } from "../../change.ts";
import { hasFindings, type ReportView } from "../report-view.ts";
import { countChanges } from "../shared/summarize.ts";

/** The report as data; `diff-report.schema.json` describes it. */
export function reportJson(view: ReportView): Record<string, unknown> {
  const { report, failOn, notes, findings, bumps } = view;
  return {
    ok: !hasFindings(view),
    failOn,
    base: report.base,
    revision: report.revision,
    summary: countChanges(report.changes),
    bumps,
    changes: report.changes.map(changeJson),
    findings: findings.map(({ code, message, location, help }) => ({ code, message, location, help })),
    notes,
  };
}

/** Returns a change as JSON. Undefined members become missing keys, never null. */
function changeJson({ exempt, instead, forUsers, pointers: _, reached, ...change }: Change) {
  return { ...change, instead, forUsers, exempt, reached: reached.map(reachedJson) };
}

function reachedJson({ method, path, counterexample, ...location }: ReachedLocation) {
  return { ...location, method, path, counterexample };
}
