import { mkdir, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { type Contender, heyIn, ours } from "../generate/contenders.ts";
import { installPackages } from "../harness/install-packages.ts";

/** Outside of the repository, where ours would find the configuration of this repository. Removed at the end. */
export const scratch: string = join(tmpdir(), `bench-peers-${process.pid}`);

// Theirs live together with all that their output imports. Ours imports what e2e has installed.
const home = join(scratch, "theirs");
const ourWork = join(scratch, "ours");
const KUBB = "4.39.3"; // the plug-ins of 5 need a version of it that is not published

const VERSIONS = {
  "@hey-api/openapi-ts": "0.99.0",
  orval: "8.38.0",
  "@kubb/cli": KUBB,
  "@kubb/core": KUBB,
  "@kubb/plugin-oas": KUBB,
  "@kubb/plugin-ts": KUBB,
  "@kubb/plugin-client": KUBB,
  "@kubb/plugin-zod": KUBB,
  zod: "4.6.7",
  typescript: "5.9.3",
};

/** The compiler that first calls are checked with, as a program of Node. */
export const typescript5: string = join(home, "node_modules/typescript/bin/tsc");

/** A generator with what a team writes to begin with it. */
export interface PeerContender extends Contender {
  /** A folder for its output, from which that finds what it imports. */
  readonly work: string;
  /** The configuration that makes it write types, client and validators; absent where the command line says so. */
  readonly configuration?: { readonly file: string; readonly text: string };
  /** A program that gets the museum's opening hours. */
  readonly firstCall: string;
}

/** Where the output of the others goes. */
export const theirWork: string = join(home, "out");

// Both read the document's name and the folder from the environment, so that one configuration serves all documents.
const ORVAL = {
  file: join(home, "orval.config.mjs"),
  text: `const { PEER_SPEC: input, PEER_OUT: out } = process.env;
export default {
  client: { input, output: { target: \`\${out}/client.ts\`, client: "fetch", mode: "split" } },
  zod: { input, output: { target: \`\${out}/zod.ts\`, client: "zod" } },
};
`,
};

const KUBB_CONFIGURATION = {
  file: join(home, "kubb.config.mjs"),
  text: `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";
import { pluginZod } from "@kubb/plugin-zod";
export default defineConfig({
  root: ".",
  input: { path: process.env.PEER_SPEC },
  output: { path: process.env.PEER_OUT, clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs({ output: { path: "types" } }),
    pluginZod({ output: { path: "zod" }, version: "4" }),
    pluginClient({ output: { path: "client" }, client: "fetch" }),
  ],
});
`,
};

const namedBy = (spec: string, folder: string): Readonly<Record<string, string>> => ({
  PEER_SPEC: spec,
  PEER_OUT: folder,
  DO_NOT_TRACK: "1",
});

/** Ours first, and three that a team would pick instead, each by the commands that its documentation names. */
export const contenders: readonly PeerContender[] = [
  {
    ...ours,
    name: "@crossborder/codegen",
    work: ourWork,
    firstCall: `import { createClient } from "./client/index.js";
const museum = createClient();
const hours = await museum.operations.getMuseumHours({ limit: 1 });
console.log(hours[0]?.date.toUpperCase());
`,
  },
  {
    ...heyIn(home),
    work: theirWork,
    firstCall: `import { getMuseumHours } from "./index";
const { data } = await getMuseumHours({ query: { limit: 1 } });
console.log(data?.[0]?.date.toUpperCase());
`,
  },
  {
    name: "orval",
    package: join(home, "node_modules/orval"),
    outputs: "types, client, zod",
    arguments: () => [join(home, "node_modules/orval/dist/bin/orval.mjs"), "--config", ORVAL.file],
    environment: namedBy,
    configuration: ORVAL,
    work: theirWork,
    firstCall: `import { getMuseumHours } from "./client";
const response = await getMuseumHours({ limit: 1 });
if (response.status === 200) console.log(response.data[0]?.date.toUpperCase());
`,
  },
  {
    name: "kubb",
    package: join(home, "node_modules/@kubb/cli"),
    outputs: "types, client, zod",
    arguments: () => [
      join(home, "node_modules/@kubb/cli/bin/kubb.cjs"),
      ...["generate", "--config", KUBB_CONFIGURATION.file],
    ],
    environment: namedBy,
    configuration: KUBB_CONFIGURATION,
    work: theirWork,
    firstCall: `import { getMuseumHours } from "./client/getMuseumHours";
const hours = await getMuseumHours({ limit: 1 });
console.log(hours[0]?.date.toUpperCase());
`,
  },
];

/** Installs the others and writes their configurations; answers with what went wrong, if anything. */
export async function prepareContenders(): Promise<string | undefined> {
  const problem = await installPackages(home, VERSIONS);
  if (problem !== undefined) return problem;
  for (const { work, configuration } of contenders) {
    await mkdir(work, { recursive: true });
    if (configuration) await writeFile(configuration.file, configuration.text);
  }
  await symlink(join(repository, "e2e/node_modules"), join(ourWork, "node_modules"), "junction");
  return undefined;
}
