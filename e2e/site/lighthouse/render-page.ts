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
  const scoresOf = ({ scores }: MeasuredPage) => scores.join(" ");
  const rows = [...new Set(pages.map(scoresOf))].map((scores) => {
    const group = pages.filter((page) => scoresOf(page) === scores);
    return [...scores.split(" "), group.map(({ path }) => `\`${path}\``).join(", ")];
  });
  const kilobytes = (index: number) => Math.round((pages.at(index)?.bytes ?? 0) / 1000);
  const speeds = pages.map(({ speed }) => speed);
  return `# Lighthouse

\`pnpm e2e:lighthouse\` builds the site, opens the heaviest page of each folder and pages of every kind in Chromium, and fails
below ${LEAST_SCORE} in any category. Lighthouse ${version} with its defaults: a phone, a slow connection, and a processor four times as slow as
that of the machine.

Measured on ${date} (${machine}). A quiet desktop has a speed of 1000 to 2000; here it was ${Math.min(...speeds)} to ${Math.max(...speeds)}. If performance
is below ${LEAST_SCORE} at a low speed, run the command again when the machine is quiet.

${markdownTable([["performance", "accessibility", "best practices", "SEO", `pages, from ${kilobytes(0)} to ${kilobytes(-1)} kB`], ...rows])}
`;
}
