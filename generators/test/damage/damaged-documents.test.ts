import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";
import { search } from "../../../random-search.ts";
import { createWorkspace } from "../../cli/test/workspace.ts";
import { chanceOf } from "./chance.ts";
import type { DamageJob, DamageReport } from "./damage-worker.ts";
import { damagedCase } from "./damaged-case.ts";
import { DOCUMENTS } from "./whole-documents.ts";

const { seed, numRuns: runs } = search(6);
/** Timeout without progress: most cases take a tenth of a second. */
const LIMIT_MS = 120_000;

/** Runs the seeds in a separate thread, since only terminating it ends an endless loop. */
function tryCases(job: DamageJob): Promise<DamageReport[]> {
  // By default, the stack of a thread is as large as that of a process.
  const options = { workerData: job, resourceLimits: { stackSizeMb: 1 } };
  const worker = new Worker(new URL("./damage-worker.ts", import.meta.url), options);
  return new Promise((resolve, reject) => {
    const reports: DamageReport[] = [];
    let current = job.seed;
    const fail = (reason: string): void => {
      reject(new Error(`SEED=${current}: ${reason}`));
      void worker.terminate();
    };
    let timer = setTimeout(fail, LIMIT_MS, "no end");
    worker.on("message", (report: DamageReport) => {
      clearTimeout(timer);
      timer = setTimeout(fail, LIMIT_MS, "no end");
      current = report.seed;
      if (report.state !== "started") reports.push(report);
    });
    worker.on("error", (error) => fail(String(error)));
    worker.on("exit", () => {
      clearTimeout(timer);
      resolve(reports);
    });
  });
}

const CASES = [
  ["small", runs],
  ["public", Math.ceil(runs / 3)], // they are larger
] as const;

for (const [documents, count] of CASES) {
  const isMissing = DOCUMENTS[documents].length === 0;
  const reason = isMissing ? ": skipped, there is no folder ../shared/corpus" : "";
  it.skipIf(isMissing)(
    `${documents} documents, damaged, give files or problems with places (SEED=${seed}, ${count} runs)${reason}`,
    async () => {
      const reports = await tryCases({ documents, seed, runs: count });
      expect(reports.filter(({ state }) => state === "failed")).toEqual([]);
      expect(reports).toHaveLength(count);
      // So that the damage has an effect, but not on every document.
      if (count >= 30)
        expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(["files", "refused"]));
    },
  );
}

const commandRuns = Math.max(2, Math.round(runs / 20));

it(`the command line writes everything or nothing (SEED=${seed}, ${commandRuns} runs)`, async () => {
  for (let run = 0; run < commandRuns; run++) await expectAllOrNothing(seed + run);
});

/** Runs `generate` on a damaged document, half of the time with invalid UTF-8. */
async function expectAllOrNothing(caseSeed: number): Promise<void> {
  const { entry, files } = damagedCase(caseSeed, DOCUMENTS.small);
  const workspace = await createWorkspace(files);
  try {
    if (caseSeed % 2 === 0)
      await writeFile(join(workspace.path, entry), withWrongBytes(files[entry] ?? "", caseSeed));
    const { exitCode, stderr } = await workspace.run(["generate", "--spec", entry, "--out", "out"]);
    const isWritten = await access(join(workspace.path, "out")).then(
      () => true,
      () => false,
    );
    const wrong = stderr
      .split("\n")
      .filter((line) => !/^$|^\S.*:\d+:\d+ {2}\S.* {2}\(.+\)$|^\d+ \w+/.test(line));
    const end = { seed: caseSeed, exitCode, isWritten, wrong };
    expect([
      { seed: caseSeed, exitCode: 0, isWritten: true, wrong: [] },
      { seed: caseSeed, exitCode: 2, isWritten: false, wrong: [] },
    ]).toContainEqual(end);
  } finally {
    await workspace.remove();
  }
}

function withWrongBytes(text: string, caseSeed: number): Buffer {
  const bytes = Buffer.from(text);
  const at = chanceOf(caseSeed).below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff, 0xc3]), bytes.subarray(at)]);
}
