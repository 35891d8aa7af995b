import { resolve } from "node:path";
import { diffDocuments } from "../../diff/diff-documents.ts";
import type { ImpactReport, ProjectImpact } from "../../impact/index.ts";
import { documentAccess } from "../documents/document-access.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { shownPath, UsageError } from "../usage-error.ts";
import { type CommandParts, type CommandResult, today } from "./command.ts";
import { readBoth } from "./compare/read-both.ts";
import { resolveComparison } from "./compare/resolve-comparison.ts";
import { layoutsOf } from "./impact/layouts.ts";

/** `codegen impact` */
export async function runImpact(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory } = parts;
  if (args.projects.length === 0)
    throw new UsageError(
      "`codegen impact` requires --project.",
      "Pass the tsconfig.json or the folder of a consumer.",
    );
  const { findImpact, openProjects, ProjectError, ...render } = await loadImpact();
  const projects = args.projects.flatMap((path) => open(resolve(workingDirectory, path)));
  const progress = createProgress(parts.stderr);
  const comparison = resolveComparison(parts);
  const both = await readBoth({
    ...comparison,
    isMissingBaseAllowed: false,
    access: documentAccess(parts),
    workingDirectory,
    onStep: progress.step,
  });
  if (both.kind === "rejected") return both.result;
  if (both.kind === "new") throw new UsageError(both.note, "Name a base that has the document.");
  progress.step("comparing");
  const { changes } = diffDocuments(both, { ...comparison.settings, today: today() });
  const code = {
    ...both,
    changes,
    layouts: layoutsOf({ parts, models: both, onStep: progress.step }),
    renamed: args.renamedPackages,
  };
  const impacts: ProjectImpact[] = [];
  for (const project of projects) {
    const shown = shownPath(project.path, workingDirectory) || ".";
    progress.step(`compiling ${shown}`);
    const impact = await findImpact(project, code);
    if (impact.folders.length === 0) throw noGeneratedCode(shown);
    impacts.push({ ...impact, project: shown });
  }
  progress.done();
  const report: ImpactReport = {
    changes: changes.filter(({ verdict }) => verdict !== "docs"),
    projects: impacts,
  };
  const json = render.impactJson(report);
  return {
    exitCode: json.ok === true ? 0 : 1,
    diagnostics: renderDiagnostics(both.warnings),
    text: args.format === "markdown" ? render.renderMarkdown(report).trimEnd() : render.renderText(report),
    json,
    render: (format) =>
      format === "markdown" ? render.renderMarkdown(report) : `${render.renderText(report)}\n`,
  };

  function open(path: string) {
    try {
      return openProjects(path);
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      throw new UsageError(error.message, "Pass the tsconfig.json or the folder of a consumer.");
    }
  }
}

/** Loads the part that needs ts-morph, which only users of this command install. */
async function loadImpact(): Promise<typeof import("../../impact/index.ts")> {
  try {
    return await import("../../impact/index.ts");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    throw new UsageError(
      "`codegen impact` requires ts-morph, which is not installed.",
      "Run `npm install --save-dev ts-morph@28`.",
    );
  }
}

function noGeneratedCode(project: string): UsageError {
  return new UsageError(
    `${project} imports no code that is generated from this document.`,
    "Install its packages, pass --packages if it has other names for them, or run the command where codegen.config.ts names them.",
  );
}
