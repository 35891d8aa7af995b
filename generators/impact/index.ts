export { type ComparedCode, findImpact, type ProjectImpact } from "./find-impact.ts";
export { openProjects, ProjectError } from "./project/consumer-project.ts";
export type { GeneratedFiles, Layout, Side } from "./project/layout.ts";
export type { ImpactReport } from "./report/impact-report.ts";
