import { parseArgs } from "node:util";
import { measuredDocuments } from "./documents.ts";
import { cpuOfImport, measureOutput } from "./measure-output.ts";
import { measureParse } from "./measure-parse.ts";
import { installPeers, peers } from "./peers.ts";
import { renderOutput, renderParse } from "./render.ts";

// `pnpm bench:zod`: figures are of one machine and one run; the ratios are what to look at.
// `--parse` measures that alone; `--largest` adds the largest public document, which takes minutes.
const { values } = parseArgs({ options: { parse: { type: "boolean" }, largest: { type: "boolean" } } });

/** The speed that generated validators must reach on valid input. */
const FLOOR = 0.95;

const speeds = await measureParse();
process.stdout.write(`${renderParse(speeds)}\n`);
const slow = speeds.filter(({ input, ratio }) => input === "valid" && ratio < FLOOR);
for (const { name, ratio } of slow)
  process.stdout.write(`${name} reaches ${ratio.toFixed(2)}, and must reach ${FLOOR}.\n`);
if (slow.length > 0) process.exitCode = 1;

if (!values.parse) {
  const problem = await installPeers();
  if (problem) process.stdout.write(`${problem}\n`);
  const zodMs = await cpuOfImport("zod");
  process.stdout.write(`Importing zod alone takes ${zodMs.toFixed(0)} ms of CPU.\n\n`);
  for (const document of measuredDocuments(values.largest ?? false))
    process.stdout.write(renderOutput(await measureOutput(document, problem ? [] : peers), zodMs));
}
