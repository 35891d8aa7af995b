import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { repository } from "../house/repository.ts";
import { GITHUB, writeExcerpts } from "./harness/documents.ts";
import { installPackages } from "./harness/install-packages.ts";
import { measureWays } from "./harness/processes.ts";
import { printMachine } from "./harness/turns.ts";

// `pnpm bench:diff [NAME]`: releases of public descriptions of several sizes, compared by ours and by Redocly's diff in
// processes of their own. NAME is a part of a pair's name; BENCH_RUNS is the number of rounds.
const rounds = Number(process.env.BENCH_RUNS ?? 5);
const [, , filter = ""] = process.argv;
const OURS = join(repository, "generators/dist/cli/main.js");
const REDOCLY = join(
  dirname(createRequire(join(repository, "spec/package.json")).resolve("@redocly/cli/package.json")),
  "bin/cli.js",
);
/** Without these rules Redocly finds nothing that breaks. */
const REDOCLY_CONFIG = 'extends: [diff-recommended]\ntelemetry: "off"\n';
const environment = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Two releases of a public description. */
interface Releases {
  readonly package: string;
  readonly file: string;
  /** Versions; the installed release follows where there is one. */
  readonly versions: readonly string[];
  /** Size of the part that is compared, in bytes; absent where all of it is. */
  readonly size?: number;
}

const OF_GITHUB = {
  package: "@octokit/openapi",
  file: "generated/api.github.com.json",
  versions: ["22.0.0"],
};

const RELEASES: Readonly<Record<string, Releases>> = {
  "GitHub, paths of 0.1 MB": { ...OF_GITHUB, size: 100_000 },
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
  "GitHub, paths of 3 MB": { ...OF_GITHUB, size: 3_000_000 },
  "GitHub events, 4.7 MB": {
    package: "@octokit/openapi-webhooks",
    file: "generated/api.github.com.json",
    versions: ["8.5.1", "12.1.0"],
  },
  "GitHub, 12 MB": OF_GITHUB,
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
    ours: { arguments: [OURS, ...diff] },
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

async function fetchReleases({ package: name, file, versions, size }: Releases): Promise<string[]> {
  const installed: string[] = [];
  for (const version of versions) {
    const place = join(folder, `${name.replace(/\W+/g, "-")}-${version}`);
    await installPackages(place, { [name]: version });
    installed.push(join(place, "node_modules", name, file));
  }
  const files = versions.length < 2 ? [...installed, GITHUB.file] : installed;
  return size === undefined ? files : writeExcerpts(files, { size, folder });
}
