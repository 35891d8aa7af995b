import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expectedOutcome, outcomeOf, type ReaderModule } from "./outcome.ts";
import { readVectors } from "./vector.ts";

// Run with the folders of copies of the runtime: prints, as JSON, for each whether a vector tells it from the rules.
const vectors = readVectors().flatMap((file) => file.vectors);

async function isCaught(folder: string): Promise<boolean> {
  const module: ReaderModule = await import(pathToFileURL(join(folder, "webhooks/index.ts")).href);
  for (const vector of vectors)
    if ((await outcomeOf(module, vector)) !== expectedOutcome(vector)) return true;
  return false;
}

const caught: boolean[] = [];
for (const folder of process.argv.slice(2)) caught.push(await isCaught(folder));
process.stdout.write(JSON.stringify(caught));
