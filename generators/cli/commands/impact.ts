import type { ReportFormat } from "../../diff/report/report-view.ts";
import type { ComparedCode, ReportedProject } from "../../impact/index.ts";
import { impactJson } from "../../impact/report/impact-json.ts";
import { comparedVersion, type ImpactReport, isFine } from "../../impact/report/impact-report.ts";
import { impactSarif } from "../../impact/report/impact-sarif.ts";
import { renderMarkdown, renderText } from "../../impact/report/render-impact.ts";
import { findTrafficImpact, type TrafficReport } from "../../traffic/changes/traffic-impact.ts";
import {
  renderTrafficMarkdown,
  renderTrafficText,
  trafficJson,
} from "../../traffic/report/traffic-report.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { readCompared } from "./compare/read-both.ts";
import {
  type Consumer,
  consumersOf,
  namesConsumers,
  noGeneratedCode,
  readReport,
} from "./impact/consumers.ts";
import { layoutsOf } from "./impact/layouts.ts";
import { type ImpactModule, loadImpact } from "./impact/load-impact.ts";
import { trafficFiles } from "./traffic/traffic-files.ts";

/** `codegen impact` */
export async function runImpact(parts: CommandParts): Promise<CommandResult> {
  const files = trafficFiles(parts);
  const impact = files.length === 0 || namesConsumers(parts) ? await loadImpact() : undefined;
  const consumers = impact ? consumersOf(parts, impact) : [];
  const progress = createProgress(parts.stderr);
  const both = await readCompared(parts, progress.step);
  if (both.kind === "rejected") return rejected(both.diagnostics);
  const compared = { ...both, onStep: progress.step };
  const report = {
    base: comparedVersion(both.base),
    revision: comparedVersion(both.revision),
    changes: both.changes.filter(({ verdict }) => verdict !== "docs"),
  };
  const projects = impact ? await findInCode(parts, { impact, consumers, compared, report }) : [];
  const traffic =
    files.length > 0 ? await findTrafficImpact({ ...compared, files }).finally(progress.done) : undefined;
  progress.done();
  return {
    ...resultOf({ ...report, projects }, traffic, parts.arguments.format),
    diagnostics: renderDiagnostics(both.warnings),
  };
}

interface CodeSearch {
  /** The part that finds places in code. */
  readonly impact: ImpactModule;
  readonly consumers: readonly Consumer[];
  readonly compared: Pick<ComparedCode, "base" | "revision" | "changes"> & {
    readonly onStep: (step: string) => void;
  };
  readonly report: Omit<ImpactReport, "projects">;
}

/** Reads the reports of consumers before anything is compiled. */
async function findInCode(
  parts: CommandParts,
  { impact, consumers, compared, report }: CodeSearch,
): Promise<ReportedProject[]> {
  const layouts = layoutsOf(parts, compared);
  const code = { ...compared, layouts, renamed: parts.arguments.renamedPackages };
  const reports = new Map<Consumer, readonly ReportedProject[]>();
  for (const consumer of consumers)
    if (consumer.kind === "report") reports.set(consumer, await readReport(consumer, report, impact));
  const projects: ReportedProject[] = [];
  for (const consumer of consumers) {
    if (consumer.kind === "report") projects.push(...(reports.get(consumer) ?? []));
    else {
      compared.onStep(`compiling ${consumer.name}`);
      const found = await impact.findImpact(consumer.project, code);
      if (found.folders.length === 0) throw noGeneratedCode(consumer.name);
      projects.push({ ...found, project: consumer.name });
    }
  }
  return projects;
}

/** The result for code and for recorded traffic, each only if it was checked. SARIF is about code alone. */
function resultOf(
  report: ImpactReport,
  traffic: TrafficReport | undefined,
  format: ReportFormat,
): Omit<CommandResult, "diagnostics"> {
  const ok = isFine(report) && (traffic === undefined || traffic.touched.length === 0);
  const hasCode = report.projects.length > 0;
  const render = (as: ReportFormat): string => {
    if (as === "sarif") return `${JSON.stringify(impactSarif(report), null, 2)}\n`;
    const texts =
      as === "markdown"
        ? [hasCode && renderMarkdown(report), traffic && renderTrafficMarkdown(traffic)]
        : [hasCode && `${renderText(report)}\n`, traffic && `${renderTrafficText(traffic)}\n`];
    return texts.filter(Boolean).join("\n");
  };
  return {
    exitCode: ok ? 0 : 1,
    text: render(format).trimEnd(),
    json: { ...impactJson(report), ok, ...(traffic && { traffic: trafficJson(traffic) }) },
    render,
  };
}
