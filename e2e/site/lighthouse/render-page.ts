import { markdownTable } from "../../house/tables/markdown-table.ts";
import type { PageScore } from "./run-lighthouse.ts";

/** The result of one page. */
export interface MeasuredPage extends PageScore {
  readonly kind: string;
  readonly path: string;
  /** Size of its HTML. */
  readonly bytes: number;
}

interface Run {
  readonly date: string;
  readonly version: string;
  /** Load of the machine, such as `load 2.1, 4 cores`. */
  readonly machine: string;
  readonly pages: readonly MeasuredPage[];
}

/** Least score in each of the four categories. */
export const LEAST_SCORE = 95;

/** The figures as a document of the repository. */
export function renderScores({ date, version, machine, pages }: Run): string {
  const rows = pages.map(({ kind, path, bytes, scores, speed }) => [
    kind,
    `\`${path}\``,
    String(Math.round(bytes / 1000)),
    ...scores.map(String),
    String(speed),
  ]);
  const speeds = pages.map(({ speed }) => speed);
  return `# Lighthouse

\`pnpm e2e:lighthouse\` writes this page. It builds the site, opens the heaviest page of each folder and pages of
every kind in Chromium, and fails below ${LEAST_SCORE} in any category. Lighthouse ${version} with its defaults: a phone, a slow connection, and a processor four times as
slow as that of the machine.

Measured on ${date} (${machine}). A quiet desktop has a speed of 1000 to 2000; here it was ${Math.min(...speeds)} to ${Math.max(...speeds)}. Performance
below ${LEAST_SCORE} beside a low speed says more about the machine than about the page: run the command again when it is quiet.

${markdownTable([["kind of page", "page", "kB", "performance", "accessibility", "best practices", "SEO", "speed"], ...rows])}
`;
}
