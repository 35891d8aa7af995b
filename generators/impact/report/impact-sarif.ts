import { sarifLog, uriOf } from "../../diff/report/machine/render-sarif.ts";
import type { Finding } from "../finding.ts";
import { concernedBy, type ImpactReport, type ReportedProject } from "./impact-report.ts";

/** The report as a SARIF 2.1.0 log. Paths start at the repository of each consumer. */
export function impactSarif({ projects }: ImpactReport): Record<string, unknown> {
  const changes = projects.flatMap((impact) => [...concernedBy(impact)]);
  const results = projects.flatMap((impact) => impact.findings.map((finding) => resultJson(finding, impact)));
  return sarifLog({ command: "codegen impact", changes, results });
}

function resultJson(
  finding: Finding,
  { project, pathInRepository }: ReportedProject,
): Record<string, unknown> {
  const { certainty, marks, file, line, column, code, message } = finding;
  const [change] = finding.changes;
  const path = [pathInRepository, file].filter(Boolean).join("/");
  return {
    ruleId: change?.rule ?? code,
    level: certainty === "breaks" ? "error" : "warning",
    kind: "fail",
    message: { text: change ? `${change.message} ${message}` : message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
    partialFingerprints: {
      "codegen/v1": [change?.fingerprint ?? code, project, path, message].join(" "),
    },
    properties: { project, certainty, marks },
  };
}
