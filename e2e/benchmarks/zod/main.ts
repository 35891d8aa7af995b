import { parseArgs } from "node:util";
import { measuredDocuments } from "./documents.ts";
import { cpuOfImport, measureOutput } from "./measure-output.ts";
import { measureParse } from "./measure-parse.ts";
import { measureParseOften } from "./measure-parse-often.ts";
import { installPeers, peers } from "./peers.ts";
import { renderOutput, renderParse } from "./render.ts";

// `pnpm bench:zod`: figures are of one machine and one run; the ratios are what to look at.
// `--parse` measures that alone; `--largest` adds the largest public document, which takes minutes.
// `--once` is one of the processes that the parse speeds are the medians of: it prints them as JSON.
const { values } = parseArgs({
  options: { parse: { type: "boolean" }, largest: { type: "boolean" }, once: { type: "boolean" } },
});

/** The speed that generated validators must reach. */
// A refusal whose issues nobody reads takes about a microsecond on both sides: of that, fixed costs are the larger part.
const FLOORS = { valid: 0.95, invalid: 0.8, "issues read": 0.95 } as const;

if (values.once) process.stdout.write(JSON.stringify(await measureParse()));
else {
  await compareParse();
  if (!values.parse) await compareOutput();
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
