import { parentPort, workerData } from "node:worker_threads";
import { checkCase } from "./check-case.ts";
import { damagedCase } from "./damaged-case.ts";
import { DOCUMENTS } from "./whole-documents.ts";

/** The seeds to try, one after the other. */
export interface DamageJob {
  readonly documents: keyof typeof DOCUMENTS;
  readonly seed: number;
  readonly runs: number;
}

/** Progress or result of one seed. */
export type DamageReport =
  | { readonly seed: number; readonly state: "started" }
  | { readonly seed: number; readonly state: "files" | "refused" }
  | { readonly seed: number; readonly state: "failed"; readonly error: string };

async function tryCase(seed: number, documents: DamageJob["documents"]): Promise<DamageReport> {
  try {
    return { seed, state: await checkCase(damagedCase(seed, DOCUMENTS[documents])) };
  } catch (error) {
    return { seed, state: "failed", error: error instanceof Error ? String(error.stack) : String(error) };
  }
}

const { documents, seed, runs } = workerData as DamageJob; // given by the test
for (let run = 0; run < runs; run++) {
  parentPort?.postMessage({ seed: seed + run, state: "started" } satisfies DamageReport);
  parentPort?.postMessage(await tryCase(seed + run, documents));
}
