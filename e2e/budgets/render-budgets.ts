import { type BudgetProblem, METRICS, type Metric, type Numbers } from "./budget.ts";

const FILE = "e2e/budgets/budgets.json";
const COLUMN = 22;

/** One row per place: what was measured, and of what limit. */
export function renderTable(measured: Numbers, limits: Numbers): string {
  const metrics = Object.keys(METRICS) as Metric[];
  const places = Object.keys(measured);
  const width = Math.max(...places.map((place) => place.length)) + 2;
  const head = `${"".padEnd(width)}${metrics.map((metric) => metric.padStart(COLUMN)).join("")}`;
  const rows = places.map((place) => {
    const cells = metrics.map((metric) => cell(measured[place]?.[metric], limits[place]?.[metric]));
    return `${place.padEnd(width)}${cells.join("")}`;
  });
  return `${[head, ...rows].join("\n")}\n`;
}

function cell(value: number | undefined, limit: number | undefined): string {
  if (value === undefined) return "".padStart(COLUMN);
  return `${value} of ${limit ?? "-"}`.padStart(COLUMN);
}

/** A problem as a sentence, with what to do. */
export function renderProblem(problem: BudgetProblem): string {
  const place = `${problem.place}: ${problem.metric}`;
  switch (problem.kind) {
    case "exceeded":
      return `${place} is ${problem.measured}, the limit is ${problem.limit} (${METRICS[problem.metric].says}). Make it smaller, or raise the limit in ${FILE} by hand and say why in the pull request.`;
    case "raised":
      return `${problem.place}: the limit of gzipBytes is ${problem.limit}, its lowest so far is ${problem.lowest}. This limit only falls: make the bundle smaller.`;
    case "without-limit":
      return `${place} has no limit in ${FILE}: run "pnpm budgets --tighten".`;
    case "without-measurement":
      return `${place} has a limit and is not measured any more: run "pnpm budgets --tighten".`;
    default:
      return problem satisfies never;
  }
}
