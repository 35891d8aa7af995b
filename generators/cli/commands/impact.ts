import { resolve } from "node:path";
import { diffDocuments } from "../../diff/diff-documents.ts";
import type { ComparedCode, ImpactReport, ProjectImpact } from "../../impact/index.ts";
import { impactJson } from "../../impact/report/impact-json.ts";
import { renderMarkdown, renderText } from "../../impact/report/render-impact.ts";
import { findTrafficImpact } from "../../traffic/find-traffic-impact.ts";
import { documentAccess } from "../documents/document-access.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { shownPath, UsageError } from "../usage-error.ts";
import { type CommandParts, type CommandResult, today } from "./command.ts";
import { readBoth } from "./compare/read-both.ts";
import { resolveComparison } from "./compare/resolve-comparison.ts";
import { layoutsOf } from "./impact/layouts.ts";
import { withTraffic } from "./impact/with-traffic.ts";
import { readingTraffic, trafficFiles } from "./traffic/traffic-files.ts";

/** `codegen impact` */
export async function runImpact(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory } = parts;
  if (args.projects.length === 0 && args.traffic.length === 0)
    throw new UsageError(
      "`codegen impact` requires --project or --traffic.",
      "Pass the tsconfig.json or the folder of a consumer, or recorded requests.",
    );
  const files = trafficFiles(parts);
  const findInCode = args.projects.length > 0 ? await openCode(parts) : undefined;
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
  const compared = { ...both, changes, onStep: progress.step };
  const projects = (await findInCode?.(compared)) ?? [];
  const traffic =
    files.length > 0 ? await readingTraffic(findTrafficImpact({ ...compared, files })) : undefined;
  progress.done();
  const report: ImpactReport = { changes: changes.filter(({ verdict }) => verdict !== "docs"), projects };
  const result = { ...codeResult(report, args.format), diagnostics: renderDiagnostics(both.warnings) };
  return traffic ? withTraffic(result, { traffic, format: args.format }) : result;
}

/** The result for code; its texts are empty where no code was looked at. */
function codeResult(report: ImpactReport, format: string): CommandResult {
  const json = impactJson(report);
  const render = (as: string): string => {
    if (report.projects.length === 0) return "";
    return as === "markdown" ? renderMarkdown(report) : `${renderText(report)}\n`;
  };
  return {
    exitCode: json.ok === true ? 0 : 1,
    diagnostics: [],
    text: render(format).trimEnd(),
    json,
    render,
  };
}

interface Compared extends Pick<ComparedCode, "base" | "revision" | "changes"> {
  readonly onStep: (step: string) => void;
}

/** Opens the projects of the command line, before the documents are read. */
async function openCode(parts: CommandParts): Promise<(compared: Compared) => Promise<ProjectImpact[]>> {
  const { arguments: args, workingDirectory } = parts;
  const { findImpact, openProjects, ProjectError } = await loadImpact();
  const projects = args.projects.flatMap((path) => open(resolve(workingDirectory, path)));
  return async (compared) => {
    const { onStep } = compared;
    const layouts = layoutsOf({ parts, models: compared, onStep });
    const code = { ...compared, layouts, renamed: args.renamedPackages };
    const impacts: ProjectImpact[] = [];
    for (const project of projects) {
      const shown = shownPath(project.path, workingDirectory) || ".";
      onStep(`compiling ${shown}`);
      const impact = await findImpact(project, code);
      if (impact.folders.length === 0) throw noGeneratedCode(shown);
      impacts.push({ ...impact, project: shown });
    }
    return impacts;
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
      "--project requires ts-morph, which is not installed.",
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
