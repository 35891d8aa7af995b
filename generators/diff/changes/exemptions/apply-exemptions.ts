import type { Problem } from "../../../core/problem/problem.ts";
import type { Change, DiffReport, ReachedPlace } from "../../change.ts";
import { type Exemption, matchesPlace } from "./exemption.ts";

/** A report in which exempt changes are marked, and problems with the exemptions themselves. */
export interface ExemptedReport {
  readonly report: DiffReport;
  /** Exemptions that match no change or have expired. */
  readonly findings: readonly Problem[];
}

/** Marks the breaking and risky changes that the exemptions cover. `today` is a day such as `2026-01-31`. */
export function applyExemptions(
  report: DiffReport,
  { exemptions, today }: { readonly exemptions: readonly Exemption[]; readonly today: string },
): ExemptedReport {
  const valid = exemptions.filter(({ expires }) => expires >= today);
  const used = new Set<Exemption>();
  const changes = report.changes.map((change) => {
    const covering = coveringExemptions(change, valid);
    for (const exemption of covering) used.add(exemption);
    return covering.length === 0 ? change : { ...change, exempt: { reason: reasonsOf(covering) } };
  });
  const findings = exemptions
    .filter((exemption) => !used.has(exemption))
    .map((exemption) => (exemption.expires < today ? expired(exemption) : unused(exemption)));
  return { report: { ...report, changes }, findings };
}

/** The exemptions for every breaking or risky place of the change; empty when a place has none. */
function coveringExemptions(change: Change, exemptions: readonly Exemption[]): readonly Exemption[] {
  if (change.verdict === "safe" || change.verdict === "docs") return [];
  const byFingerprint = exemptions.find(
    ({ covers }) => covers.kind === "fingerprint" && covers.fingerprint === change.fingerprint,
  );
  if (byFingerprint) return [byFingerprint];
  const byRule = exemptions.filter(({ covers }) => covers.kind === "rule" && covers.rule === change.rule);
  const found = new Set<Exemption>();
  for (const place of change.reached) {
    if (place.verdict === "safe" || place.verdict === "docs") continue;
    const exemption = byRule.find((candidate) => coversPlace(candidate, place));
    if (exemption === undefined) return [];
    found.add(exemption);
  }
  return [...found];
}

function coversPlace({ covers }: Exemption, place: ReachedPlace): boolean {
  return covers.kind === "rule" && matchesPlace(covers.place, place);
}

function reasonsOf(exemptions: readonly Exemption[]): string {
  return [...new Set(exemptions.map(({ reason }) => reason))].join(" ");
}

function unused(exemption: Exemption): Problem {
  return {
    code: "exemption-unused",
    severity: "warning",
    message: `The exemption for ${subjectOf(exemption)} matches no breaking or risky change.`,
    location: exemption.location,
    help: "Remove the exemption, or correct its fingerprint, rule or path.",
  };
}

function expired(exemption: Exemption): Problem {
  return {
    code: "exemption-expired",
    severity: "warning",
    message: `The exemption for ${subjectOf(exemption)} expired on ${exemption.expires}.`,
    location: exemption.location,
    help: "Remove the exemption, or review the change again and set a later date.",
  };
}

function subjectOf({ covers }: Exemption): string {
  return covers.kind === "fingerprint" ? covers.fingerprint : `${covers.rule} at ${covers.place}`;
}
