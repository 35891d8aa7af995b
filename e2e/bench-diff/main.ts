import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../house/repository.ts";
import { measureProcess, medianCost, type ProcessCost } from "./measure-process.ts";
import { fetchReleases } from "./two-releases.ts";

// `pnpm bench:diff`: two releases of the largest public description, compared by each tool in a process of its own, in
// turns. Figures are of one machine and one run; the ratios are what to look at.
const RUNS = 5;

const redocly = join(
  dirname(createRequire(join(repository, "spec/package.json")).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);
const folder = await mkdtemp(join(tmpdir(), "bench-diff-"));

/** Without these rules Redocly finds nothing that breaks. */
const REDOCLY_CONFIG = 'extends: [diff-recommended]\ntelemetry: "off"\n';

async function measure(): Promise<{ ours: ProcessCost; theirs: ProcessCost }> {
  const { base, revision } = await fetchReleases(folder);
  const config = join(folder, "redocly.yaml");
  await writeFile(config, REDOCLY_CONFIG);
  const ourArgs = [join(repository, "generators/dist/cli/main.js"), "diff", base, revision, "--json"];
  const theirArgs = [redocly, "diff", base, revision, "--config", config, "--format", "json"];
  const [ours, theirs]: [ProcessCost[], ProcessCost[]] = [[], []];
  for (let index = 0; index < RUNS; index++) {
    ours.push(await measureProcess(ourArgs, { folder }));
    theirs.push(await measureProcess(theirArgs, { folder }));
  }
  return { ours: medianCost(ours), theirs: medianCost(theirs) };
}

function row(name: string, { milliseconds, cpuMilliseconds, megabytes }: ProcessCost): string {
  const cells = [milliseconds / 1000, cpuMilliseconds / 1000].map((seconds) => `${seconds.toFixed(2)} s`);
  return `${name.padEnd(18)}${[...cells, `${megabytes.toFixed(0)} MB`].map((cell) => cell.padStart(10)).join("")}`;
}

try {
  const { ours, theirs } = await measure();
  const ratio = (key: keyof ProcessCost): string => `${(theirs[key] / ours[key]).toFixed(2)}`.padStart(10);
  const lines = [
    `${"".padEnd(18)}${["time", "CPU", "memory"].map((name) => name.padStart(10)).join("")}`,
    row("codegen diff", ours),
    row("@redocly/cli diff", theirs),
    `${"theirs to ours".padEnd(18)}${ratio("milliseconds")}${ratio("cpuMilliseconds")}${ratio("megabytes")}`,
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
