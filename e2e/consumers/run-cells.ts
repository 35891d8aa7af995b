/** One row of the table: a promise to users of the packages, checked in one setup. */
export interface Cell {
  readonly check: string;
  readonly variant: string;
  /** Why this row is not run; undefined when it is. */
  readonly skipReason?: string | undefined;
  /** Resolves with a remark for the table; throws if the promise is broken. */
  run(): Promise<string>;
}

/** Cells that run together, `width` at a time. */
export interface CellGroup {
  readonly cells: readonly Cell[];
  readonly width?: number;
}

/** Result of a cell. */
export type Outcome = Readonly<Record<"check" | "variant" | "text", string>> & {
  readonly kind: "ok" | "FAILED" | "not run";
};

/** Runs a suite of cells, prints a row for each as it ends, and fails when one fails, or none of `only` is there. */
export async function runSuite(groups: readonly CellGroup[], only = ""): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const { cells, width = 1 } of groups) {
    const chosen = cells.filter(({ check, variant }) => `${check}, ${variant}`.includes(only));
    const onEnd = (outcome: Outcome) => void process.stdout.write(rowOf(outcome));
    outcomes.push(...(await runCells(chosen, { width, onEnd })));
  }
  process.stdout.write(endOf(outcomes));
  if (outcomes.length === 0 || outcomes.some(({ kind }) => kind === "FAILED")) process.exitCode = 1;
}

/** Runs cells, `width` at a time. Returns outcomes in the order of the cells, and calls `onEnd` as each cell ends. */
export async function runCells(
  cells: readonly Cell[],
  { width, onEnd }: { readonly width: number; readonly onEnd: (outcome: Outcome) => void },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...cells.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, cell] = next;
      const outcome = await outcomeOf(cell);
      outcomes[index] = outcome;
      onEnd(outcome);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return outcomes;
}

async function outcomeOf({ check, variant, skipReason, run }: Cell): Promise<Outcome> {
  if (skipReason !== undefined) return { check, variant, kind: "not run", text: skipReason };
  try {
    return { check, variant, kind: "ok", text: await run() };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { check, variant, kind: "FAILED", text };
  }
}

/** The row of a cell, with the whole reason why it failed: the end of a run may be an hour away. */
export function rowOf({ check, variant, kind, text }: Outcome): string {
  return `${check.padEnd(28)}  ${variant.padEnd(28)}  ${kind.padEnd(7)}  ${text}`.trimEnd().concat("\n");
}

/** The rows that failed, once more, and how many of each kind there are. */
export function endOf(outcomes: readonly Outcome[]): string {
  const of = (kind: Outcome["kind"]) => outcomes.filter((outcome) => outcome.kind === kind);
  const failed = of("FAILED").map(({ check, variant, text }) => `${check}, ${variant}:\n${text}\n\n`);
  return `\n${failed.join("")}${of("ok").length} ok, ${failed.length} failed, ${of("not run").length} not run\n`;
}
