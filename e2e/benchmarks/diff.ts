import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../house/repository.ts";
import { installPackages } from "../publishing/pack.ts";
import { CODEGEN } from "./harness/generators.ts";
import { measureWays } from "./harness/processes.ts";
import { printMachine } from "./harness/turns.ts";

// `pnpm bench:diff [NAME]`: releases of public descriptions of several sizes, compared by ours and by Redocly's diff in
// separate processes. NAME is a part of a pair's name; BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 5);
const [, , filter = ""] = process.argv;
const REDOCLY = join(repository, "spec/node_modules/@redocly/cli/bin/cli.js");
/** Without these rules Redocly finds nothing that breaks. */
const REDOCLY_CONFIG = 'extends: [diff-recommended]\ntelemetry: "off"\n';
const environment = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Two releases of a public description. */
interface Releases {
  readonly package: string;
  readonly file: string;
  readonly versions: readonly [base: string, revision: string];
}

const RELEASES: Readonly<Record<string, Releases>> = {
  "Directus, 0.3 MB": {
    package: "@directus/specs",
    file: "dist/openapi.json",
    versions: ["12.0.0", "15.2.0"],
  },
  "Figma, 0.4 MB of YAML": {
    package: "@figma/rest-api-spec",
    file: "openapi/openapi.yaml",
    versions: ["0.31.0", "0.43.0"],
  },
  "GitBook, 1 to 1.7 MB": {
    package: "@gitbook/api",
    file: "spec/openapi.json",
    versions: ["0.137.0", "0.202.0"],
  },
  "GitHub events, 4.7 MB": {
    package: "@octokit/openapi-webhooks",
    file: "generated/api.github.com.json",
    versions: ["8.5.1", "12.1.0"],
  },
  "GitHub, 12 MB": {
    package: "@octokit/openapi",
    file: "generated/api.github.com.json",
    versions: ["22.0.0", "23.0.2"],
  },
};

await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-diff-"));
const folder = temporary.path;
printMachine(
  `Medians of ${rounds} rounds in turns; ratios of Redocly's to ours, above 1 where ours takes less.`,
);
const config = join(folder, "redocly.yaml");
await writeFile(config, REDOCLY_CONFIG);
const rows: Record<string, object> = {};
for (const [name, releases] of Object.entries(RELEASES)) {
  if (!name.includes(filter)) continue;
  const files = await fetchReleases(releases);
  const diff = ["diff", ...files, "--format", "json"];
  const ways = {
    ours: { arguments: [CODEGEN, ...diff] },
    theirs: { arguments: [REDOCLY, ...diff, "--config", config], environment },
  };
  const costs = await measureWays(ways, { folder, rounds });
  rows[name] = {
    "ours, s": costs.median("ours", "seconds"),
    "Redocly, s": costs.median("theirs", "seconds"),
    time: costs.ratio("theirs", "ours", "seconds"),
    CPU: costs.ratio("theirs", "ours", "cpuSeconds"),
    memory: costs.ratio("theirs", "ours", "megabytes"),
  };
}
console.table(rows);

async function fetchReleases({ package: name, file, versions }: Releases): Promise<string[]> {
  const installed = versions.map((version) => join(folder, `${name.replace(/\W+/g, "-")}-${version}`));
  for (const [index, place] of installed.entries())
    await installPackages(place, { [name]: versions[index] ?? "" });
  return installed.map((place) => join(place, "node_modules", name, file));
}
