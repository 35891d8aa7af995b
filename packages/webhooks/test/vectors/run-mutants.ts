import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expectedOutcome, outcomeOf, type ReaderModule } from "./outcome.ts";
import { readVectors } from "./vector.ts";

// Run with the folders of copies of the runtime: prints, as JSON, how many vectors tell each copy from the rules.
const vectors = readVectors().flatMap((file) => file.vectors);

async function countCaught(folder: string): Promise<number> {
  const module: ReaderModule = await import(pathToFileURL(join(folder, "webhooks/index.ts")).href);
  let caught = 0;
  for (const vector of vectors) if ((await outcomeOf(module, vector)) !== expectedOutcome(vector)) caught++;
  return caught;
}

const counts: number[] = [];
for (const folder of process.argv.slice(2)) counts.push(await countCaught(folder));
process.stdout.write(JSON.stringify(counts));
