import type { ReportFormat } from "../../../diff/report/report-view.ts";
import type { Arguments } from "../../arguments.ts";
import { Faults } from "../../usage-error.ts";
import type { CommandResult } from "../command.ts";

/** Formats that can have one section per comparison. */
const FORMATS: readonly ReportFormat[] = ["text", "markdown", "json"];

/** Throws a {@link UsageError} for options that are about two documents. */
export function checkChangelog({ format, outputFiles, exemptions, exemptionsFrom }: Arguments): void {
  const faults = new Faults();
  for (const single of [format, ...outputFiles.map((file) => file.format)])
    if (!FORMATS.includes(single))
      faults.add(
        `The format ${single} cannot show more than two documents.`,
        `Use ${FORMATS.join(", ")}, or compare two documents.`,
      );
  if (exemptions !== undefined || exemptionsFrom !== undefined)
    faults.add(
      "Exemptions apply to two documents, and more than two were passed.",
      "Remove --exemptions and --exemptions-from, or compare two documents.",
    );
  faults.check();
}

/** The results of several comparisons as one. */
export function joinSteps(steps: readonly CommandResult[]): CommandResult {
  return {
    exitCode: steps.some(({ exitCode }) => exitCode === 1) ? 1 : 0,
    diagnostics: [...new Set(steps.flatMap(({ diagnostics }) => diagnostics))],
    text: steps.map(({ text }) => text).join("\n\n"),
    json: { ok: steps.every(({ exitCode }) => exitCode === 0), steps: steps.map(({ json }) => json) },
    render: (format) => steps.map((step) => step.render?.(format) ?? step.text).join("\n"),
  };
}
