import { parseArgs } from "node:util";
import { measuredDocuments } from "./documents.ts";
import { cpuOfImport, measureOutput } from "./measure-output.ts";
import { measureParse } from "./measure-parse.ts";
import { measureParseOften, measurePredicatesOften } from "./measure-parse-often.ts";
import { measurePredicates } from "./measure-predicates.ts";
import { installPeers, peers } from "./peers.ts";
import { renderOutput, renderParse, renderPredicates } from "./render.ts";

// `pnpm bench:zod`: figures are of one machine and one run; the ratios are what to look at.
// `--parse` and `--predicates` measure that alone; `--largest` adds the largest public document, which takes minutes.
// `--once` and `--once-predicates` are one of the processes that speeds are the medians of: they print them as JSON.
const { values } = parseArgs({
  options: {
    parse: { type: "boolean" },
    predicates: { type: "boolean" },
    largest: { type: "boolean" },
    once: { type: "boolean" },
    "once-predicates": { type: "boolean" },
  },
});

/** The speed that generated validators must reach. */
// Speed is what parsers and predicates are for. Small nested objects stay at about half of the speed of zod's compiled ones.
const FLOORS = { valid: 0.5, invalid: 0.55, "issues read": 0.65 } as const;

/** The speed of ajv that predicates must reach. */
const PREDICATE_FLOOR = 0.95;

if (values.once) process.stdout.write(JSON.stringify(await measureParse()));
else if (values["once-predicates"]) process.stdout.write(JSON.stringify(await measurePredicates()));
else {
  const isOne = values.parse || values.predicates;
  if (!values.predicates) await compareParse();
  if (!values.parse) await comparePredicates();
  if (!isOne) await compareOutput();
}

async function comparePredicates(): Promise<void> {
  const speeds = await measurePredicatesOften();
  process.stdout.write(`${renderPredicates(speeds)}\n`);
  const slow = speeds.filter(({ ratio }) => ratio < PREDICATE_FLOOR);
  for (const { name, input, ratio } of slow)
    process.stdout.write(
      `The predicate of ${name}, ${input}, reaches ${ratio.toFixed(2)}, and must reach ${PREDICATE_FLOOR}.\n`,
    );
  if (slow.length > 0) process.exitCode = 1;
}

async function compareParse(): Promise<void> {
  const speeds = await measureParseOften();
  process.stdout.write(`${renderParse(speeds)}\n`);
  const slow = speeds.filter(({ input, ratio }) => ratio < FLOORS[input]);
  for (const { name, input, ratio } of slow)
    process.stdout.write(
      `${name}, ${input}, reaches ${ratio.toFixed(2)}, and must reach ${FLOORS[input]}.\n`,
    );
  if (slow.length > 0) process.exitCode = 1;
}

async function compareOutput(): Promise<void> {
  const problem = await installPeers();
  if (problem) process.stdout.write(`${problem}\n`);
  const zodMs = await cpuOfImport("zod");
  process.stdout.write(`Importing zod alone takes ${zodMs.toFixed(0)} ms of CPU.\n\n`);
  for (const document of measuredDocuments(values.largest ?? false))
    process.stdout.write(renderOutput(await measureOutput(document, problem ? [] : peers), zodMs));
}
