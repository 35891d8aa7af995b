import { jsonText } from "../../core/json.ts";
import { renderHtml } from "./html/render-html.ts";
import { renderGithub } from "./machine/render-github.ts";
import { reportJson } from "./machine/render-json.ts";
import { renderJunit } from "./machine/render-junit.ts";
import { reportSarif } from "./machine/render-sarif.ts";
import { renderMarkdown } from "./markdown/render-markdown.ts";
import type { ReportFormat, ReportView } from "./report-view.ts";
import { renderText, type TextOptions } from "./text/render-text.ts";

/** The report in a format, with a line end at its end. */
export function renderReport(
  view: ReportView,
  { format, ...options }: { readonly format: ReportFormat } & TextOptions,
): string {
  return `${textOf(view, format, options).trimEnd()}\n`;
}

function textOf(view: ReportView, format: ReportFormat, options: TextOptions): string {
  switch (format) {
    case "text":
      return renderText(view, options);
    case "markdown":
      return renderMarkdown(view, options);
    case "json":
      return jsonText(reportJson(view), 2);
    case "html":
      return renderHtml(view);
    case "github":
      return renderGithub(view);
    case "sarif":
      return jsonText(reportSarif(view), 2);
    case "junit":
      return renderJunit(view);
    default:
      return format satisfies never;
  }
}
