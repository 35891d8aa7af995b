export { type ComparedCode, findImpact, type ProjectImpact } from "./find-impact.ts";
export { openProjects } from "./project/consumer-project.ts";
export type { GeneratedFiles, Layout, Side } from "./project/layout.ts";
export { impactJson } from "./report/impact-json.ts";
export { comparedVersion, type ImpactReport, isFine, type ReportedProject } from "./report/impact-report.ts";
export { impactSarif } from "./report/impact-sarif.ts";
export { ReportError, readImpact } from "./report/read-impact.ts";
export { renderMarkdown, renderText } from "./report/render-impact.ts";
