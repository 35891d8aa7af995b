import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../../house/repository.ts";
import { medianOf } from "../harness/measure-process.ts";
import { costRatio, measureWays } from "../harness/measure-ways.ts";
import { printMachine, printTable } from "../harness/print.ts";
import { fetchPair, pairNames } from "./document-pairs.ts";

// `pnpm bench:diff [NAME]`: releases of public descriptions of several sizes, compared by ours and by Redocly's diff in
// processes of their own. NAME is a part of a pair's name; BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 5);
const [filter = ""] = process.argv.slice(2);
const OURS = join(repository, "generators/dist/cli/main.js");
const REDOCLY = join(
  dirname(createRequire(join(repository, "spec/package.json")).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);
/** Without these rules Redocly finds nothing that breaks. */
const REDOCLY_CONFIG = 'extends: [diff-recommended]\ntelemetry: "off"\n';
const environment = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

const folder = await mkdtemp(join(tmpdir(), "bench-diff-"));
try {
  printMachine(
    `Medians of ${rounds} rounds in turns; ratios of Redocly's to ours, above 1 where ours takes less.`,
  );
  const config = join(folder, "redocly.yaml");
  await writeFile(config, REDOCLY_CONFIG);
  const rows: string[][] = [];
  for (const name of pairNames(filter)) {
    const { base, revision } = await fetchPair(name, folder);
    const costs = await measureWays(
      {
        ours: { arguments: [OURS, "diff", base, revision, "--format", "json"] },
        theirs: {
          arguments: [REDOCLY, "diff", base, revision, "--config", config, "--format", "json"],
          environment,
        },
      },
      { folder, rounds },
    );
    const [ours, theirs] = [costs.get("ours"), costs.get("theirs")];
    rows.push([
      name,
      ...[ours, theirs].map((cost) => `${medianOf(cost, "seconds").toFixed(2)} s`),
      ...(["seconds", "cpuSeconds", "megabytes"] as const).map((key) =>
        costRatio(theirs, ours, key).median.toFixed(2),
      ),
    ]);
  }
  printTable(["documents", "ours", "Redocly", "time", "CPU", "memory"], rows);
} finally {
  await rm(folder, { recursive: true, force: true });
}
