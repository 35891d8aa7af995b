import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import type { Change, DiffReport } from "../../change.ts";
import { type Exemption, type ExemptionLimits, matchesLocation } from "./exemption.ts";

/** Exemptions, and the settings that decide whether they are valid. */
export interface ExemptionParts {
  readonly exemptions: readonly Exemption[];
  /** A day such as `2026-01-31`. */
  readonly today: string;
  readonly limits?: ExemptionLimits;
}

/** Marks the breaking and risky changes that the exemptions cover. Findings: exemptions that match no change or have expired. */
export function applyExemptions(
  report: DiffReport,
  { exemptions, today, limits = {} }: ExemptionParts,
): { readonly report: DiffReport; readonly findings: readonly Diagnostic[] } {
  const faults = new Map(
    exemptions.flatMap((exemption) => {
      const fault = faultOf(exemption, { today, limits });
      return fault ? [[exemption, fault] as const] : [];
    }),
  );
  const valid = exemptions.filter((exemption) => !faults.has(exemption));
  const used = new Set<Exemption>();
  const changes = report.changes.map((change) => {
    const covering = coveringExemptions(change, valid);
    for (const exemption of covering) used.add(exemption);
    return covering.length === 0 ? change : { ...change, exempt: { reason: reasonsOf(covering) } };
  });
  const findings = exemptions
    .filter((exemption) => !used.has(exemption))
    .map((exemption) => faults.get(exemption) ?? unused(exemption));
  return { report: { ...report, changes }, findings };
}

/** Finds exemptions for every breaking or risky place of the change; empty if a place has none. */
function coveringExemptions(change: Change, exemptions: readonly Exemption[]): readonly Exemption[] {
  if (change.verdict === "safe" || change.verdict === "docs") return [];
  const byFingerprint = exemptions.find(
    ({ covers }) => covers.kind === "fingerprint" && covers.fingerprint === change.fingerprint,
  );
  if (byFingerprint) return [byFingerprint];
  const byRule = exemptions.filter(({ covers }) => covers.kind === "rule" && covers.rule === change.rule);
  const found = new Set<Exemption>();
  for (const location of change.reached) {
    if (location.verdict === "safe" || location.verdict === "docs") continue;
    const exemption = byRule.find(
      ({ covers }) => covers.kind === "rule" && matchesLocation(covers.location, location),
    );
    if (exemption === undefined) return [];
    found.add(exemption);
  }
  return [...found];
}

function reasonsOf(exemptions: readonly Exemption[]): string {
  return [...new Set(exemptions.map(({ reason }) => reason))].join(" ");
}

function unused(exemption: Exemption): Diagnostic {
  return {
    code: "exemption-unused",
    severity: "warning",
    message: `The exemption for ${subjectOf(exemption)} matches no breaking or risky change.`,
    location: exemption.location,
    help: "Remove the exemption, or correct its fingerprint, rule or path.",
  };
}

/** Returns the reason why an exemption is not valid; undefined if it is. */
function faultOf(
  exemption: Exemption,
  { today, limits: { maxDays, wildcards = true } }: Required<Pick<ExemptionParts, "today" | "limits">>,
): Diagnostic | undefined {
  const { covers, expires, location } = exemption;
  const diagnostic = { severity: "warning", location } as const;
  const subject = `The exemption for ${subjectOf(exemption)}`;
  if (expires < today)
    return {
      ...diagnostic,
      code: "exemption-expired",
      message: `${subject} expired on ${expires}.`,
      help: "Remove the exemption, or review the change again and set a later date.",
    };
  if (!wildcards && covers.kind === "rule" && covers.location.endsWith("*"))
    return {
      ...diagnostic,
      code: "exemption-wildcard",
      message: `${subject} does not apply, because its path has a \`*\`.`,
      help: "Name each operation or event, or use fingerprints. `diff.exemptions.wildcards` is false in codegen.config.ts.",
    };
  if (maxDays === undefined || expires <= dayAfter(today, maxDays)) return undefined;
  return {
    ...diagnostic,
    code: "exemption-too-long",
    message: `${subject} does not apply, because it expires on ${expires}, more than ${maxDays} days from now.`,
    help: `Set \`expires\` to ${dayAfter(today, maxDays)} or earlier. \`diff.exemptions.maxDays\` of codegen.config.ts is ${maxDays}.`,
  };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

function subjectOf({ covers }: Exemption): string {
  return covers.kind === "fingerprint" ? covers.fingerprint : `${covers.rule} at ${covers.location}`;
}
