import { readDocument } from "../../core/document/read-document.ts";
import { buildApiModel } from "../../core/model/build-api-model.ts";
import { hasErrors, type Problem } from "../../core/problem/problem.ts";
import { type DocumentAccess, documentAccess } from "../documents/document-access.ts";
import { problemJson, renderProblems } from "../print/print-problems.ts";
import { overlaysOf, specOf } from "../targets/settings.ts";
import type { CommandParts, CommandResult } from "./command.ts";
import { type RedoclyResult, runRedocly } from "./lint/run-redocly.ts";

interface LintParts {
  /** Path or URL. */
  readonly spec: string;
  /** Paths or URLs. Redocly reads the document without them. */
  readonly overlays: readonly string[];
  readonly workingDirectory: string;
  readonly access: DocumentAccess;
}

/** `codegen lint` */
export async function runLint(parts: CommandParts): Promise<CommandResult> {
  const { workingDirectory } = parts;
  const access = documentAccess(parts);
  return lintCommand({ spec: specOf(parts), overlays: overlaysOf(parts), access, workingDirectory });
}

/** Checks a document with the rules of the generators and with Redocly where that is installed beside it. */
async function lintCommand(parts: LintParts): Promise<CommandResult> {
  const { spec, overlays, access } = parts;
  const read = await readDocument(spec, { reader: access.reader, overlays });
  const built = read.value && buildApiModel(read.value);
  const own: Problem[] = [...read.problems, ...(built?.problems ?? [])];
  const redocly = hasErrors(own) ? undefined : await redoclyResult(parts);
  const problems = [...own, ...(redocly?.problems ?? [])];
  const summary = [
    `${count(problems, "error")}, ${count(problems, "warning")}.`,
    redocly?.note ?? (hasErrors(own) ? "Redocly's rules did not run. Fix these errors first." : ""),
  ];
  return {
    exitCode: read.value === undefined || hasErrors(own) ? 2 : problems.length > 0 ? 1 : 0,
    problems: renderProblems(problems),
    text: summary.filter(Boolean).join(" "),
    json: { ok: problems.length === 0, problems: problems.map(problemJson), note: redocly?.note },
  };
}

/** Redocly follows references by itself, and runs the plugins of the configuration beside the document. */
async function redoclyResult({ spec, access, workingDirectory }: LintParts): Promise<RedoclyResult> {
  return access.remote
    ? runRedocly(spec, workingDirectory)
    : { problems: [], note: "Redocly's rules did not run: they can read from the network." };
}

function count(problems: readonly Problem[], severity: Problem["severity"]): string {
  const number = problems.filter((problem) => problem.severity === severity).length;
  return `${number} ${severity}${number === 1 ? "" : "s"}`;
}
