import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import type { Exemption } from "../../../diff/changes/exemptions/exemption.ts";
import { isChecked, type OperationCheck } from "../../../verify/live/operation-check.ts";
import { isSafe } from "../../../verify/live/plan-request.ts";
import type { LiveVerification } from "../../../verify/live/verify-live.ts";

interface Compared {
  readonly exemptions: readonly Exemption[];
  /** True when the document of the service was compared. */
  readonly hasDocument: boolean;
  readonly live: LiveVerification | undefined;
}

/**
 * Returns the findings about exemptions, without those whose places this run did not check: these exemptions may still
 * be needed.
 */
export function decidedFindings(findings: readonly Diagnostic[], compared: Compared): readonly Diagnostic[] {
  const open = new Set(
    compared.exemptions
      .filter((exemption) => !wasLookedFor(exemption, compared))
      .map(({ location }) => location),
  );
  return findings.filter(({ code, location }) => code !== "exemption-unused" || !open.has(location));
}

/** Findings in responses have fingerprints, and no rule that an exemption can name. */
function wasLookedFor({ covers }: Exemption, { hasDocument, live }: Compared): boolean {
  const isUnchecked = (entry: OperationCheck): boolean => isSafe(entry.operation) && !isChecked(entry);
  return hasDocument && (covers.kind === "rule" || !live?.operations.some(isUnchecked));
}
