import type { ComparedCode, ReportedProject } from "../../impact/index.ts";
import { impactJson } from "../../impact/report/impact-json.ts";
import { comparedVersion, type ImpactReport, isFine } from "../../impact/report/impact-report.ts";
import { impactSarif } from "../../impact/report/impact-sarif.ts";
import { renderMarkdown, renderText } from "../../impact/report/render-impact.ts";
import { findTrafficImpact } from "../../traffic/changes/traffic-impact.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { readCompared } from "./compare/read-both.ts";
import {
  type Consumer,
  consumersOf,
  namesConsumers,
  noGeneratedCode,
  readReports,
} from "./impact/consumers.ts";
import { layoutsOf } from "./impact/layouts.ts";
import { type ImpactModule, loadImpact } from "./impact/load-impact.ts";
import { withTraffic } from "./impact/with-traffic.ts";
import { trafficFiles } from "./traffic/traffic-files.ts";

/** `codegen impact` */
export async function runImpact(parts: CommandParts): Promise<CommandResult> {
  const { format } = parts.arguments;
  const files = trafficFiles(parts);
  const code = files.length === 0 || namesConsumers(parts) ? await openCode(parts) : undefined;
  const progress = createProgress(parts.stderr);
  const both = await readCompared(parts, progress.step);
  if (both.kind === "rejected") return rejected(both.diagnostics);
  const compared = { ...both, onStep: progress.step };
  const report = {
    base: comparedVersion(both.base),
    revision: comparedVersion(both.revision),
    changes: both.changes.filter(({ verdict }) => verdict !== "docs"),
  };
  const projects = code ? await findInCode({ ...code, parts, compared, report }) : [];
  const traffic =
    files.length > 0 ? await findTrafficImpact({ ...compared, files }).finally(progress.done) : undefined;
  progress.done();
  const result = {
    ...codeResult({ ...report, projects }, format),
    diagnostics: renderDiagnostics(both.warnings),
  };
  return traffic ? withTraffic(result, { traffic, format }) : result;
}

/** Consumers, and the part that finds places in their code. */
interface Code {
  readonly impact: ImpactModule;
  readonly consumers: readonly Consumer[];
}

async function openCode(parts: CommandParts): Promise<Code> {
  const impact = await loadImpact();
  return { impact, consumers: consumersOf(parts, impact) };
}

interface CodeSearch extends Code {
  readonly parts: CommandParts;
  readonly compared: Pick<ComparedCode, "base" | "revision" | "changes"> & {
    readonly onStep: (step: string) => void;
  };
  readonly report: Omit<ImpactReport, "projects">;
}

/** Reads the reports of consumers before anything is compiled. */
async function findInCode({
  impact,
  consumers,
  parts,
  compared,
  report,
}: CodeSearch): Promise<ReportedProject[]> {
  const layouts = layoutsOf({ parts, models: compared, onStep: compared.onStep });
  const code = { ...compared, layouts, renamed: parts.arguments.renamedPackages };
  const reports = await readReports(consumers, report, impact);
  const projects: ReportedProject[] = [];
  for (const consumer of consumers) {
    if (consumer.kind === "report") projects.push(...(reports.get(consumer) ?? []));
    else {
      compared.onStep(`compiling ${consumer.name}`);
      projects.push(await findIn(consumer, code, impact));
    }
  }
  return projects;
}

async function findIn(
  { project, name }: Extract<Consumer, { kind: "project" }>,
  code: ComparedCode,
  { findImpact }: ImpactModule,
): Promise<ReportedProject> {
  const found = await findImpact(project, code);
  if (found.folders.length > 0) return { ...found, project: name };
  throw noGeneratedCode(name);
}

/** The result for code; its texts are empty if no code was checked. */
function codeResult(report: ImpactReport, format: string): Omit<CommandResult, "diagnostics"> {
  const render = (as: string): string => {
    if (as === "sarif") return `${JSON.stringify(impactSarif(report), null, 2)}\n`;
    if (report.projects.length === 0) return "";
    return as === "markdown" ? renderMarkdown(report) : `${renderText(report)}\n`;
  };
  return {
    exitCode: isFine(report) ? 0 : 1,
    text: render(format).trimEnd(),
    json: impactJson(report),
    render,
  };
}
