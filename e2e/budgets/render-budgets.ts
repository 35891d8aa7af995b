import { type BudgetProblem, cells, METRICS, type Numbers } from "./budget.ts";

const FILE = "e2e/budgets/budgets.json";

/** One row per place: what was measured, and of what limit. */
export function tableOf(measured: Numbers, limits: Numbers): Record<string, Record<string, string>> {
  const rows: Record<string, Record<string, string>> = {};
  for (const { place, metric, value } of cells(measured)) {
    rows[place] ??= {};
    rows[place][metric] = `${value} of ${limits[place]?.[metric] ?? "-"}`;
  }
  return rows;
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
