import { publishedFolders, readManifest } from "../../../house/repository.ts";

/** Place in which a command of a document is run, or the reason why it is not. */
export type Plan =
  /** In a project that is empty when its document begins, with what the packages of the project brought on the path. */
  | { readonly kind: "project"; readonly needsPreRelease?: boolean }
  /** In a fresh copy of the repository, one for all commands, with pnpm on the path; by `--full` alone. */
  | { readonly kind: "repository"; readonly needsBuild?: boolean }
  /** In a separate copy of the repository, which it may damage; by `--full` alone. */
  | { readonly kind: "scratch" }
  | { readonly kind: "cannot"; readonly reason: string };

const project: Plan = { kind: "project" };
const repository: Plan = { kind: "repository" };
const built: Plan = { kind: "repository", needsBuild: true };
const scratch: Plan = { kind: "scratch" };
const cannot = (reason: string): Plan => ({ kind: "cannot", reason });

const itself = cannot("it is what prints this table");
const ownOverlay = cannot("needs a copy that you edited; generators/cli/commands/overlay.test.ts runs it");
const ownGenerator = cannot("needs the files that the page shows; e2e/consumers/own-generator runs it");
const specDiff = cannot("needs the change that the page shows; e2e/house/spec-diff runs it");
const released = cannot("needs a version that is in the public registry");

/** Commands that are neither a script of the repository nor the installation of one package. */
export const plans: Readonly<Record<string, Plan>> = {
  "pnpm codegen generate --spec other.yaml --out ../other": repository,
  "pnpm exec vitest run --project generators": built,
  "pnpm --filter @crossborder/spec run lint": repository,
  "pnpm exec vitest run --project spec": built,
  "pnpm --filter @crossborder/client test": built,
  "pnpm install": repository,
  "node packages/sandbox/documents/write.ts": repository,
  "node packages/mcp/test/documents/write.ts": built,
  "pnpm spec:change": repository,

  "bash .ci/run lint": repository,
  "npm install --global pnpm@12.21.0": cannot("changes the machine"),
  "pnpm e2e": itself,
  "bash .ci/run": cannot("it runs this program, and starts servers"),
  "pnpm changeset git-tag": repository,
  "git push --tags": cannot("the copy has nowhere to push to"),
  "pnpm changeset": cannot("asks questions"),

  "npm install --save-dev @babel/plugin-transform-modules-commonjs": cannot(
    "needs the Jest project that the page shows; e2e/consumers/packed/checks/jest.ts runs it",
  ),
  "npm install @crossborder/zod zod": project,
  "npm install @crossborder/mcp @crossborder/client": project,
  "npm install zod": project,
  "npm install @modelcontextprotocol/sdk": project,
  "npm install @tanstack/query-core": project,
  "npm install --save-dev msw": project,
  "npm install --save-dev @crossborder/sandbox": project,
  "npx -y @crossborder/mcp": project,
  "npx @crossborder/codegen init": cannot("e2e:init runs it, in projects of every kind"),
  "npx @crossborder/codegen init --monorepo --scope @acme --spec openapi.yaml": cannot(
    "e2e:init runs it, and the two commands of the new repository",
  ),
  "npm install --save-dev @crossborder/codegen": project,
  "npx codegen generate --spec openapi.yaml --out src/api": project,
  "npx codegen reference --spec openapi.yaml --out docs/reference --site vitepress": project,
  "codegen generate": project,
  "codegen generate --check": project,
  "codegen generate --watch": cannot("goes on until it is stopped"),
  "codegen lint": project,
  "npx codegen lint --spec openapi.yaml --untrusted": project,
  "npx codegen overlay diff openapi.yaml edited.yaml --out names.yaml": ownOverlay,
  "npx codegen overlay apply openapi.yaml names.yaml --out changed.yaml": ownOverlay,
  "npx codegen overlay apply openapi.yaml names.yaml --out before.yaml": ownOverlay,
  "npx codegen overlay apply openapi.yaml names.yaml --out after.yaml": ownOverlay,
  "npx codegen diff before.yaml after.yaml": ownOverlay,
  "npx codegen generate --only routes": ownGenerator,
  "npx tsx routes.test.mts": ownGenerator,
  "npx codegen diff origin/main:spec/openapi.yaml": specDiff,
  "npx codegen diff origin/main:openapi.yaml openapi.yaml --output-file diff.html --output-file diff.sarif":
    specDiff,
  "npx codegen diff v1.0.0:openapi.yaml v1.1.0:openapi.yaml openapi.yaml --format markdown --verbose --fail-on none":
    cannot("needs the tags of releases; generators/cli/commands/diff.test.ts compares three versions"),
  "npx codegen changeset origin/main:spec/openapi.yaml": specDiff,
  "npm init -y && npm pkg set type=module": project,
  "npm install --save-dev ts-morph@28": project,
  "npx codegen impact origin/main:openapi.yaml --project ../shop": cannot(
    "needs a consumer; generators/cli/commands/impact.test.ts runs it with the page's code",
  ),
  "npx codegen upgrade --from v1.0.0:openapi.yaml --project ../shop": cannot(
    "needs a consumer; generators/cli/commands/upgrade.test.ts runs it with the page's code",
  ),
  "npx codegen generate --only query": cannot(
    "needs the settings of the page; e2e/consumers/query/adapters.test.ts generates with them",
  ),
  "npm install @crossborder/client@next": { kind: "project", needsPreRelease: true },

  "git grep -l @crossborder | xargs sed -i 's/@crossborder/@acme/g'": scratch,
  "pnpm changeset pre enter next": repository,
  "git add .changeset": repository,
  'git commit -m "Enter pre-release mode"': repository,
  "pnpm changeset pre exit": repository,
  "pnpm pack": cannot("runs in a package's folder: every package above was packed by it"),
  'npm deprecate "@crossborder/client@1.4.0" "Loses the error code of rejected uploads: use 1.4.1"': released,
  "npm dist-tag add @crossborder/client@1.3.2 latest": released,
  "git switch -c maintenance/client-1 @crossborder/client@1.9.3": released,
  "npm audit signatures": released,
};

const { scripts = {} } = readManifest(".");
const installable = publishedFolders.map((folder) => `npm install ${readManifest(folder).name}`);

/** Placeholders of documents, which a reader replaces. */
const PLACEHOLDER = /\b(?:BASE|REVISION|FILE|FOLDER|DIR|URL)\b|<\w+>|…/;

/** Commands that are not listed and not run, by their form. */
const FORMS: readonly (readonly [form: RegExp, reason: string])[] = [
  [
    /^npx @crossborder\/sandbox\b/,
    "a server that goes on until it is stopped, or its client; its tests run it",
  ],
  [
    /^codegen [a-z]+( [a-zA-Z]+)*( --[a-z]+( json)?)?$/,
    "names a command without what it needs; its tests run it",
  ],
  [PLACEHOLDER, "a form: its words in capitals or brackets stand for others"],
];

/** Returns the place in which a command is run; undefined when it is not listed and not evident. */
export function planFor(command: string): Plan | undefined {
  if (command in plans) return plans[command];
  const script = /^(?:npx -y pnpm@[\d.]+|pnpm) (?:run )?(\S+)$/.exec(command)?.[1];
  if (script !== undefined && script in scripts) return repository;
  if (installable.includes(command)) return project;
  const [, reason] = FORMS.find(([form]) => form.test(command)) ?? [];
  return reason === undefined ? undefined : cannot(reason);
}
