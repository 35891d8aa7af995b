import { mustRun } from "../../house/run.ts";

/** The four questions of Lighthouse, in the order of its report. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** Result of Lighthouse for one page. */
export interface PageScore {
  /** From 0 to 100, in the order of `CATEGORIES`. */
  readonly scores: readonly number[];
  /** Audits that cost points, with their results. */
  readonly findings: readonly string[];
  /** Speed of the machine during the run: 1000 and more is a quiet desktop. */
  readonly speed: number;
}

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
  readonly environment: { readonly benchmarkIndex: number };
}

const COUNTS_FROM = 0.9; // an audit above this costs nearly nothing

/** Runs Lighthouse as it is by default: a phone on a slow connection, with a processor four times as slow. */
export async function runLighthouse(
  url: string,
  {
    program,
    chromium,
    folder,
  }: { readonly program: string; readonly chromium: string; readonly folder: string },
): Promise<PageScore> {
  const flags = ["--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox"];
  const env = { CHROME_PATH: chromium };
  const { categories, audits, environment }: Report = JSON.parse(
    await mustRun(program, [url, ...flags], { cwd: folder, env }),
  );
  const refs = CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    findings: refs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < COUNTS_FROM)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim()),
    speed: Math.round(environment.benchmarkIndex),
  };
}
