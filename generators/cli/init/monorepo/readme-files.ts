import { firstCall } from "../first-call.ts";
import { packageSummary } from "./package-files.ts";
import { type Repository, type RepositoryFiles, titleOf } from "./repository.ts";
import { TOOLS } from "./versions.ts";

/** The READMEs of the repository and of its packages. */
export function readmeFiles(repository: Repository): RepositoryFiles {
  const packages = repository.packages.map(({ name, module }) => [
    `packages/${name}/README.md`,
    packageReadme(repository, { name, module }),
  ]);
  return { "README.md": rootReadme(repository), ...Object.fromEntries(packages) };
}

function rootReadme(repository: Repository): string {
  const { packages, scope, spec } = repository;
  const rows = packages.map(
    ({ name, module }) => `| [${module}](packages/${name}) | ${packageSummary(repository, name)} |`,
  );
  return `# Packages of ${titleOf(repository)}

The packages in this repository are generated from [${spec}](${spec}).

| package | content |
| --- | --- |
| [${scope}/spec](spec) | The OpenAPI document |
${rows.join("\n")}

## Two commands

    npx -y pnpm@${TOOLS.pnpm} install
    npx -y pnpm@${TOOLS.pnpm} test

The second checks that the generated code is up to date, builds every package, and imports every entry point.

## Change the API

Install pnpm once: \`npm install --global pnpm@${TOOLS.pnpm}\`.

1. Edit \`${spec}\`.
2. Run \`pnpm generate\`. It writes \`packages/*/src/generated\`, which nobody edits.
3. Run \`pnpm spec:diff\` to see whom the change breaks, and \`pnpm changeset:spec\` to write the changesets. Both
   compare with \`origin/main\`. Before the first push, compare with your last commit:
   \`pnpm exec codegen diff HEAD:${spec}\`. Without a repository of git, run \`git init\` and commit everything first.
4. Commit everything together. Pull requests show the report in the summary of the workflow \`spec-diff\`.

## Release

The changesets of step 3 become the changelog; \`pnpm changeset\` writes one by hand, and needs Node 22.11 or later. The
workflow \`release\` opens a pull request that raises versions. When it is merged, the packages are published. Before the
first release, set up trusted publishing for each package at the npm registry, and add the \`repository\` field to each
\`package.json\`.
`;
}

const FIRST_CALL =
  "This calls an operation by the name that it had when the repository was set up. Change the call if you rename the operation.";

function packageReadme(
  repository: Repository,
  { name, module }: { readonly name: string; readonly module: string },
): string {
  const { model } = repository;
  const example =
    name === "client"
      ? firstCall(model, { client: module, runtime: module, hasTopLevelAwait: true })
      : undefined;
  return `# ${module}

${packageSummary(repository, name)}, generated from the OpenAPI document.

    npm install ${module}${name === "zod" ? " zod" : ""}
${example === undefined ? "" : `\n${FIRST_CALL}\n\n\`\`\`ts\n${example}\`\`\`\n`}`;
}
