import type { ReportFormat } from "../../../diff/report/report-view.ts";
import type { TrafficReport } from "../../../traffic/changes/traffic-impact.ts";
import {
  renderTrafficMarkdown,
  renderTrafficText,
  trafficJson,
} from "../../../traffic/report/traffic-report.ts";
import type { CommandResult } from "../command.ts";

interface Added {
  readonly traffic: TrafficReport;
  readonly format: ReportFormat;
}

/**
 * Adds what recorded traffic shows to the result for code, whose texts are empty if no code was checked. SARIF is about
 * code alone.
 */
export function withTraffic(result: CommandResult, { traffic, format }: Added): CommandResult {
  const isFound = traffic.touched.length > 0;
  const render = (as: ReportFormat): string => {
    if (as === "sarif") return result.render?.(as) ?? "";
    const own = as === "markdown" ? renderTrafficMarkdown(traffic) : `${renderTrafficText(traffic)}\n`;
    return [result.render?.(as) ?? "", own].filter((text) => text !== "").join("\n");
  };
  return {
    ...result,
    exitCode: isFound ? 1 : result.exitCode,
    text: render(format).trimEnd(),
    json: { ...result.json, ok: result.json.ok === true && !isFound, traffic: trafficJson(traffic) },
    render,
  };
}
