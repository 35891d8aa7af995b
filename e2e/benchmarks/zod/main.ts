import { parseArgs } from "node:util";
import { mustRun } from "../../house/run.ts";
import { withGenerators } from "../harness/generators.ts";
import { failBelow, medianOf, printMachine, type Racer, race, round } from "../harness/turns.ts";
import { type Contest, predicateContests, schemaContests, type Validator } from "./contests.ts";
import { measureOutputs } from "./measure-output.ts";

// `pnpm bench:zod`: speed, bundles and imports of validators. `--schemas` and `--predicates` measure that alone;
// `--largest` adds GitHub's document, which takes minutes. `--once` is one of the processes that speeds are the medians of.
const { values } = parseArgs({
  options: {
    schemas: { type: "boolean" },
    predicates: { type: "boolean" },
    largest: { type: "boolean" },
    once: { type: "string" },
  },
});

/** Number of processes: compiled code differs from process to process by more than two candidates do. */
const PROCESSES = 5;

/** Speeds that are reached. zod compiles code for small objects: speed is what predicates are for. */
const FLOORS = { schemas: 0.6, predicates: 0.95 };

type Speeds = Readonly<Record<string, number>>;

if (values.once !== undefined) {
  const speeds = values.once === "schemas" ? await schemaSpeeds() : await predicateSpeeds();
  process.stdout.write(JSON.stringify(speeds));
} else {
  printMachine(`Medians of ${PROCESSES} processes with 24 rounds in turns.`);
  const isAll = !values.schemas && !values.predicates;
  if (isAll || values.schemas) await compare("schemas", "speed of zod by hand");
  if (isAll || values.predicates) await compare("predicates", "speed of ajv");
  if (isAll) await withGenerators(() => measureOutputs(values.largest ?? false));
}

async function compare(kind: keyof typeof FLOORS, unit: string): Promise<void> {
  const runs: Speeds[] = [];
  for (let count = 0; count < PROCESSES; count++) {
    const args = [import.meta.filename, `--once=${kind}`];
    runs.push(JSON.parse(await mustRun(process.execPath, args, { cwd: import.meta.dirname })));
  }
  const medians = Object.keys(runs[0] ?? {}).map((name) => {
    const speeds = runs.map((run) => run[name] ?? Number.NaN);
    return { [kind]: name, [unit]: round(medianOf(speeds)) };
  });
  console.table(medians);
  const slow = medians.filter((row) => Number(row[unit]) < FLOORS[kind]);
  failBelow(slow.map((row) => `${row[kind]}: ${row[unit]}, must be at least ${FLOORS[kind]}.`));
}

/** Measures the speed of schemas by that of schemas by hand: above 1, ours are faster. */
async function schemaSpeeds(): Promise<Speeds> {
  const speeds: Record<string, number> = {};
  for (const contest of await schemaContests()) {
    checkContest(contest, (schema, value) => schema.safeParse(value).success);
    const { name, valid, invalid } = contest;
    speeds[`${name}, accepted`] = await speedOf(contest, (schema) => parsing(schema, valid));
    speeds[`${name}, rejected`] = await speedOf(contest, (schema) => parsing(schema, invalid));
    speeds[`${name}, issues read`] = await speedOf(contest, (schema) => readingIssues(schema, invalid));
  }
  return speeds;
}

/** Measures the speed of predicates by that of the code that ajv writes. */
async function predicateSpeeds(): Promise<Speeds> {
  const speeds: Record<string, number> = {};
  for (const contest of await predicateContests()) {
    checkContest(contest, (accepts, value) => accepts(value));
    const { name, valid, invalid } = contest;
    speeds[`${name}, accepted`] = await speedOf(contest, (accepts) => asking(accepts, valid));
    speeds[`${name}, rejected`] = await speedOf(contest, (accepts) => asking(accepts, invalid));
  }
  return speeds;
}

/** Throws for a candidate that is wrong: it would be fast. */
function checkContest<Candidate>(
  { name, ours, theirs, valid, invalid }: Contest<Candidate>,
  accepts: (candidate: Candidate, value: unknown) => boolean,
): void {
  for (const candidate of [ours, theirs]) {
    const isTried = valid.length > 0 && invalid.length > 0;
    const isWrong = (value: unknown): boolean => !accepts(candidate, value);
    if (!isTried || valid.some(isWrong) || !invalid.every(isWrong))
      throw new Error(`A validator of ${name} is wrong.`);
  }
}

async function speedOf<Candidate>(
  { ours, theirs }: Contest<Candidate>,
  racer: (candidate: Candidate) => Racer,
): Promise<number> {
  const costs = await race({ ours: racer(ours), theirs: racer(theirs) }, { peer: "theirs" });
  return 1 / (costs.ours?.ratio ?? Number.NaN);
}

function parsing(schema: Validator, inputs: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) schema.safeParse(inputs[count % inputs.length]);
  };
}

/** zod words an issue only when it is read. */
function readingIssues(schema: Validator, inputs: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) {
      const { error } = schema.safeParse(inputs[count % inputs.length]);
      if (error?.issues.length === 0) throw new Error("A rejected value has no issues.");
    }
  };
}

function asking(accepts: (value: unknown) => boolean, inputs: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) accepts(inputs[count % inputs.length]);
  };
}
