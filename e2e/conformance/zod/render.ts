import { isBelow, type Score, scoreOf } from "./floor.ts";
import type { GroupResult } from "./run-group.ts";
import type { Section } from "./sections.ts";

/** A section with the results of its groups. */
export interface SectionResult {
  readonly section: Section;
  readonly results: readonly GroupResult[];
}

const WIDTH = 34;

/** A section as a table: a line per file, what failed and why, the total. */
export function renderSection({ section, results }: SectionResult): string {
  const files = [...new Set(results.map(({ file }) => file))];
  const rows = files.map((file) =>
    row(
      file,
      results.filter((result) => result.file === file),
    ),
  );
  const failures = results
    .filter(({ reasons }) => reasons.length > 0)
    .flatMap(({ file, group, reasons }) => [
      `  ${file}: ${group}`,
      ...reasons.map((reason) => `      ${reason}`),
    ]);
  return [
    section.title,
    `${"".padEnd(WIDTH)}${"tests".padStart(14)}${"groups".padStart(12)}`,
    ...rows,
    row("total", results),
    ...(failures.length > 0 ? ["", "what fails:", ...failures] : []),
    "",
  ].join("\n");
}

/** The totals of all sections beside the floor that each of them has to keep. */
export function renderTotals(all: readonly SectionResult[], floors: Readonly<Record<string, Score>>): string {
  const lines = all.map(({ section, results }) => {
    const floor = floors[section.name] ?? { tests: 0, groups: 0 };
    const note = isBelow(scoreOf(results), floor)
      ? `below the floor of ${floor.tests} tests, ${floor.groups} groups`
      : "";
    return `${row(section.title, results)}  ${note}`.trimEnd();
  });
  return [`${"".padEnd(WIDTH)}${"tests".padStart(14)}${"groups".padStart(12)}`, ...lines, ""].join("\n");
}

function row(name: string, results: readonly GroupResult[]): string {
  const { tests, groups } = scoreOf(results);
  const all = results.reduce((sum, result) => sum + result.tests, 0);
  const share = all === 0 ? "" : `${((100 * tests) / all).toFixed(1)} %`.padStart(9);
  return `  ${name.padEnd(WIDTH - 2)}${`${tests}/${all}`.padStart(14)}${`${groups}/${results.length}`.padStart(12)}${share}`;
}
