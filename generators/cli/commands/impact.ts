import { diffDocuments } from "../../diff/diff-documents.ts";
import type { ImpactReport, ReportedProject } from "../../impact/index.ts";
import { documentAccess } from "../documents/document-access.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { UsageError } from "../usage-error.ts";
import { type CommandParts, type CommandResult, today } from "./command.ts";
import { readBoth } from "./compare/read-both.ts";
import { resolveComparison } from "./compare/resolve-comparison.ts";
import { type Consumer, consumersOf, readReports } from "./impact/consumers.ts";
import { layoutsOf } from "./impact/layouts.ts";
import { type ImpactModule, loadImpact } from "./impact/load-impact.ts";

/** `codegen impact` */
export async function runImpact(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory } = parts;
  const impact = await loadImpact();
  const consumers = consumersOf(parts, impact);
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
  const compared = {
    base: impact.comparedVersion(both.base),
    revision: impact.comparedVersion(both.revision),
    changes: changes.filter(({ verdict }) => verdict !== "docs"),
  };
  const layouts = layoutsOf({ parts, models: both, onStep: progress.step });
  const reports = await readReports(consumers, compared, impact);
  const projects: ReportedProject[] = [];
  for (const consumer of consumers) {
    if (consumer.kind === "report") projects.push(...(reports.get(consumer) ?? []));
    else {
      progress.step(`compiling ${consumer.name}`);
      const code = { ...both, changes, layouts, renamed: args.renamedPackages };
      projects.push(await findIn(consumer, code, impact));
    }
  }
  progress.done();
  return {
    ...resultOf({ ...compared, projects }, { ...impact, format: args.format }),
    diagnostics: renderDiagnostics(both.warnings),
  };
}

async function findIn(
  { project, name }: Extract<Consumer, { kind: "project" }>,
  code: Parameters<ImpactModule["findImpact"]>[1],
  { findImpact }: ImpactModule,
): Promise<ReportedProject> {
  const found = await findImpact(project, code);
  if (found.folders.length > 0) return { ...found, project: name };
  throw new UsageError(
    `${name} imports no code that is generated from this document.`,
    "Install its packages, pass --packages if it has other names for them, or run the command where codegen.config.ts names them.",
  );
}

function resultOf(
  report: ImpactReport,
  { format, isFine, impactJson, impactSarif, renderMarkdown, renderText }: ImpactModule & { format: string },
): Omit<CommandResult, "diagnostics"> {
  const render = (of: string): string => {
    if (of === "markdown") return renderMarkdown(report);
    if (of === "sarif") return `${JSON.stringify(impactSarif(report), null, 2)}\n`;
    return `${renderText(report)}\n`;
  };
  return {
    exitCode: isFine(report) ? 0 : 1,
    text: render(format).trimEnd(),
    json: impactJson(report),
    render,
  };
}
