/** Every way in which a report can be written, the default first. */
export const REPORT_FORMATS = ["text", "markdown", "json", "html", "github", "sarif", "junit"] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];
