import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

/** What a file with ten calls costs the type-checker. */
export interface TypeCost {
  readonly name: string;
  readonly instantiations: number;
  /** Seconds in the checker; the median of five runs. */
  readonly checkSeconds: number;
  /** Seconds of the same run as a whole, of which reading the types of the web is most. */
  readonly totalSeconds: number;
}

const FILES = {
  "@crossborder/client": "ours.ts",
  "openapi-fetch, one big file": "openapi-fetch.ts",
} as const;
const RUNS = 5;

/** Runs `tsc` over the same ten calls, written with each client, as a program outside of this repository would. */
export async function measureTypes(): Promise<TypeCost[]> {
  const folder = await mkdtemp(join(import.meta.dirname, ".work-"));
  try {
    const costs: TypeCost[] = [];
    for (const [name, file] of Object.entries(FILES)) costs.push(await costOf(name, file, folder));
    return costs;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function costOf(name: string, file: string, folder: string): Promise<TypeCost> {
  const project = join(folder, "tsconfig.json");
  const compilerOptions = {
    types: [],
    lib: ["ES2022", "DOM", "DOM.Iterable"],
    skipLibCheck: true,
    noEmit: true,
    isolatedDeclarations: false,
  };
  const files = [join(import.meta.dirname, "ten-calls", file)];
  await writeFile(
    project,
    JSON.stringify({ extends: join(repository, "tsconfig.base.json"), compilerOptions, files }),
  );
  const runs: Omit<TypeCost, "name">[] = [];
  for (let count = 0; count < RUNS; count++) {
    const stdout = await mustRun(
      join(repository, "node_modules/.bin/tsc"),
      ["-p", project, "--extendedDiagnostics", "--singleThreaded"],
      { cwd: folder },
    );
    runs.push({
      instantiations: read(stdout, "Instantiations"),
      checkSeconds: read(stdout, "Check time"),
      totalSeconds: read(stdout, "Total time"),
    });
  }
  runs.sort((a, b) => a.checkSeconds - b.checkSeconds);
  const middle = runs[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error("Nothing was measured.");
  return { name, ...middle };
}

function read(output: string, label: string): number {
  return Number(new RegExp(`^${label}:\\s+([\\d.]+)`, "m").exec(output)?.[1]);
}
