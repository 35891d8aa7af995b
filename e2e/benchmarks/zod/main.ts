import { mustRun } from "../../house/run.ts";
import { medianOf, printMachine, type Racer, race, round } from "../harness/turns.ts";
import { type Contest, predicateContests, schemaContests } from "./contests.ts";

// `pnpm bench:zod`: speed of validators. With the name of a kind it is one of the processes that speeds are the medians of.
const [, , once] = process.argv;

/** Number of processes: compiled code differs from process to process by more than two candidates do. */
const PROCESSES = 5;

/** Minimum speeds. zod compiles code for small objects: speed is what predicates are for. */
const FLOORS = { schemas: 0.6, predicates: 0.95 };

type Speeds = Readonly<Record<string, number>>;

if (once !== undefined) {
  const contests = once === "schemas" ? await schemaContests() : await predicateContests();
  process.stdout.write(JSON.stringify(await speedsOf(contests)));
} else {
  printMachine(`Medians of ${PROCESSES} processes with 24 rounds in turns.`);
  await compare("schemas", "speed of zod by hand");
  await compare("predicates", "speed of ajv");
}

async function compare(kind: keyof typeof FLOORS, unit: string): Promise<void> {
  const runs: Speeds[] = [];
  for (let count = 0; count < PROCESSES; count++) {
    const args = [import.meta.filename, kind];
    runs.push(JSON.parse(await mustRun(process.execPath, args, { cwd: import.meta.dirname })));
  }
  const medians = Object.keys(runs[0] ?? {}).map((name) => {
    const speeds = runs.map((run) => run[name] ?? Number.NaN);
    return { [kind]: name, [unit]: round(medianOf(speeds)) };
  });
  console.table(medians);
  for (const row of medians) {
    if (Number(row[unit]) >= FLOORS[kind]) continue;
    console.error(`${row[kind]}: ${row[unit]}, must be at least ${FLOORS[kind]}.`);
    process.exitCode = 1;
  }
}

/** Measures the speed of ours by that of the peer: above 1, ours are faster. */
async function speedsOf(contests: readonly Contest[]): Promise<Speeds> {
  const speeds: Record<string, number> = {};
  for (const { name, ours, theirs, values, isRight } of contests) {
    const racers = { ours: racerOf(ours, values), theirs: racerOf(theirs, values) };
    // A validator that is wrong would be fast.
    if (values.length === 0 || ![ours, theirs].every((call) => values.every((value) => isRight(call(value)))))
      throw new Error(`A validator is wrong: ${name}.`);
    const costs = await race(racers, { peer: "theirs" });
    speeds[name] = 1 / (costs.ours?.ratio ?? Number.NaN);
  }
  return speeds;
}

function racerOf(call: (value: unknown) => unknown, inputs: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) call(inputs[count % inputs.length]);
  };
}
