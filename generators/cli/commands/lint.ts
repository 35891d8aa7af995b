import { BUILT_IN } from "../../built-in.ts";
import { type Diagnostic, hasErrors } from "../../core/diagnostics/diagnostic.ts";
import type { DocumentAccess } from "../documents/document-access.ts";
import type { LintLevel } from "../options/lint.ts";
import { withoutKnown } from "../print/known-warnings.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import { resolveRun } from "../targets/resolve-run.ts";
import type { Targets } from "../targets/targets.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { generateInMemory } from "./generate/plan-generation.ts";
import { type RedoclyResult, runRedocly } from "./lint/run-redocly.ts";

interface LintParts {
  /** Redocly reads the document without overlays. */
  readonly targets: Targets;
  readonly failOn: LintLevel;
  readonly workingDirectory: string;
  readonly access: DocumentAccess;
}

/** `codegen lint` */
export async function runLint(parts: CommandParts): Promise<CommandResult> {
  const { loaded, workingDirectory, arguments: given } = parts;
  // Without a configuration, the generators of the package run as if for this folder. Nothing is written.
  const args = loaded === undefined ? { ...given, out: "." } : given;
  const { targets, access } = resolveRun({ ...parts, arguments: args, builtIn: BUILT_IN });
  return lintCommand({
    targets,
    failOn: given.failOnSeverity ?? loaded?.config.lint?.failOn ?? "error",
    access,
    workingDirectory,
  });
}

/** Checks a document as the generators read it, and with Redocly where that is installed beside it. */
async function lintCommand(parts: LintParts): Promise<CommandResult> {
  const { targets, access, failOn, workingDirectory } = parts;
  const generated = await generateInMemory(targets, { workingDirectory, reader: access.reader });
  const isReadable = generated.value !== undefined;
  const redocly = isReadable ? await redoclyResult(parts) : undefined;
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

/** Redocly follows references by itself, and runs the plugins of the configuration beside the document. */
async function redoclyResult({ targets, access, workingDirectory }: LintParts): Promise<RedoclyResult> {
  return access.isUntrusted
    ? { diagnostics: [], note: "Redocly's rules did not run: they can read from the network." }
    : runRedocly(targets.spec, workingDirectory);
}

function count(diagnostics: readonly Diagnostic[], severity: Diagnostic["severity"]): string {
  const number = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return `${number} ${severity}${number === 1 ? "" : "s"}`;
}
