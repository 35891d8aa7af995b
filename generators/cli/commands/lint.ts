import { counted } from "../../core/counted.ts";
import { type Diagnostic, hasErrors } from "../../core/diagnostics/diagnostic.ts";
import { withoutKnown } from "../print/known-warnings.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import { resolveRun } from "../targets/resolve-targets.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { runTargets } from "./generate/plan-generation.ts";
import { runRedocly } from "./lint/run-redocly.ts";

/** `codegen lint`: checks a document as the generators read it, and with Redocly if that is installed beside it. */
export async function runLint(parts: CommandParts): Promise<CommandResult> {
  const { loaded, workingDirectory, arguments: given } = parts;
  // Without a configuration, the generators of the package run as if for this folder. Nothing is written.
  const args = loaded === undefined ? { ...given, out: "." } : given;
  const { targets, access } = resolveRun({ ...parts, arguments: args });
  const failOn = given.failOnSeverity ?? loaded?.config.lint?.failOn ?? "error";
  const generated = await runTargets(targets, { workingDirectory, reader: access.reader });
  const isReadable = generated.model !== undefined;
  const redocly = isReadable ? await runRedocly(targets.spec, { ...access, workingDirectory }) : undefined;
  const found = [...generated.diagnostics, ...(redocly?.diagnostics ?? [])];
  const { diagnostics, notes } = withoutKnown(found, targets.knownWarnings);
  const isFine =
    failOn === "error" ? !hasErrors(diagnostics) : diagnostics.every(({ severity }) => severity === "info");
  const summary = [
    `${count(diagnostics, "error")}, ${count(diagnostics, "warning")}.`,
    ...notes,
    redocly?.note ?? "Redocly's rules did not run. Fix these errors first.",
  ];
  return {
    exitCode: !isReadable ? 2 : isFine ? 0 : 1,
    diagnostics: renderDiagnostics(diagnostics),
    text: summary.filter(Boolean).join(" "),
    json: { ok: isReadable && isFine, diagnostics: diagnostics.map(problemJson), notes, note: redocly?.note },
  };
}

function count(diagnostics: readonly Diagnostic[], severity: Diagnostic["severity"]): string {
  return counted(diagnostics.filter((diagnostic) => diagnostic.severity === severity).length, severity);
}
