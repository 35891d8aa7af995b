import { VERDICTS } from "../diff/change.ts";
import { reportJson } from "../diff/report/machine/render-json.ts";
import type { ReportView, ReportWords } from "../diff/report/report-view.ts";
import { SECTIONS, type Section, type ServiceDifference } from "./section.ts";

/** The workflow finds its own issue by this line. */
const VERIFY_MARKER = "<!-- codegen-verify -->";

/** Words of a report on a service and its description. */
export const VERIFY_WORDS: ReportWords = {
  command: "codegen verify",
  marker: VERIFY_MARKER,
  title: "Service and description",
  none: "No differences",
  broken: "Differs in",
  elsewhere: "In the service's document:",
  noun: "difference",
  advice: {
    fine: "None of the differences has to be reviewed.",
    exempt: "Every difference that could break clients is exempt.",
    findings: "None of the differences has to be reviewed. Review the exemptions.",
    risky: "The service and the description differ. Review the differences.",
    breaking:
      "The service and the description differ. Clients generated from one of them fail with the other.",
  },
};

/** The same words if some operations were not checked. */
export const PARTIAL_WORDS: ReportWords = { ...VERIFY_WORDS, none: "No differences in what was checked" };

/** Sorts differences by section, responses first, and the worst first in each section. */
export function sortDifferences(differences: readonly ServiceDifference[]): ServiceDifference[] {
  const rank = ({ section, verdict }: ServiceDifference): number =>
    SECTIONS.indexOf(section) * VERDICTS.length + VERDICTS.indexOf(verdict);
  return [...differences].sort((a, b) => rank(a) - rank(b));
}

const COUNTED: Readonly<Record<Section, string>> = {
  response: "in responses",
  request: "in requests",
  service: "only in the service",
  description: "only in the description",
  different: "different",
};

/** `2 only in the service, 1 different.`, without words and names; undefined if there are none. */
export function sectionNote(differences: readonly ServiceDifference[]): string | undefined {
  const parts = SECTIONS.flatMap((section) => {
    const counted = differences.filter(({ verdict }) => verdict !== "docs");
    const count = counted.filter((difference) => difference.section === section).length;
    return count === 0 ? [] : `${count} ${COUNTED[section]}`;
  });
  return parts.length === 0 ? undefined : `By section: ${parts.join(", ")}.`;
}

/** Returns the report as data, with `service` and `description` instead of `base` and `revision`. */
export function verifyJson(view: ReportView): Record<string, unknown> {
  const { ok, failOn, base, revision, summary, changes, findings, notes } = reportJson(view);
  return { ok, failOn, service: base, description: revision, summary, differences: changes, findings, notes };
}
