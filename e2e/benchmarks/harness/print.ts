import { availableParallelism, loadavg } from "node:os";

/** Prints what figures depend on. They are of one machine and one run: the ratios are what to look at. */
export function printMachine(rounds: string): void {
  const load = loadavg()[0]?.toFixed(1);
  process.stdout.write(
    `Node ${process.version}, load ${load} on ${availableParallelism()} cores. ${rounds}\n`,
  );
}

/** Prints a table whose first column has names, and the others figures. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join("   ");
  process.stdout.write(`\n${[head, ...rows].map(line).join("\n")}\n`);
}

/** Prints what is below a promised figure, and ends with exit code 1 if anything is. */
export function failBelow(problems: readonly string[]): void {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}
