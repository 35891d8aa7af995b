import type { RepositoryFiles } from "./repository.ts";
import { ACTIONS, TOOLS } from "./versions.ts";

/** Steps that every job begins with. */
const SET_UP = `      - uses: ${ACTIONS.checkout}
        with:
          persist-credentials: false
          fetch-depth: 0
      - uses: ${ACTIONS.setupNode}
        with:
          node-version: ${TOOLS.node}
          package-manager-cache: false
      - run: npm install --global pnpm@${TOOLS.pnpm}
      - run: pnpm install --frozen-lockfile
`;

const HEAD = `# Nothing by default; each job says what it needs.
permissions: {}
`;

const JOB = `    runs-on: ubuntu-latest
    timeout-minutes: 20
`;

/** The workflows of GitHub: tests, the effect of a pull request on clients, and releases. */
export function workflowFiles(spec: string): RepositoryFiles {
  return {
    ".github/workflows/ci.yml": CI,
    ".github/workflows/spec-diff.yml": specDiff(spec),
    ".github/workflows/release.yml": RELEASE,
  };
}

const CI = `name: ci

on:
  push:
    branches: [main]
  pull_request:

${HEAD}
concurrency:
  group: ci-\${{ github.ref }}
  cancel-in-progress: \${{ github.ref != 'refs/heads/main' }}

jobs:
  test:
${JOB}    permissions:
      contents: read # to check out
    steps:
${SET_UP}      - run: pnpm test
`;

function specDiff(spec: string): string {
  return `name: spec-diff

# What a pull request changes for those who use the API. It fails when it breaks them, or when a change has no changeset.
on:
  pull_request:

${HEAD}
concurrency:
  group: spec-diff-\${{ github.ref }}
  cancel-in-progress: true

env:
  # What is checked out is the merge of the pull request; its first parent is the branch that it would go into.
  BASE: HEAD^1:${spec}

jobs:
  report:
${JOB}    permissions:
      contents: read # to check out
    steps:
${SET_UP}      - name: Write the report into the summary
        run: pnpm exec codegen diff "$BASE" --allow-missing-base --fail-on none --format markdown >> "$GITHUB_STEP_SUMMARY"
      - name: Annotate the changes, and fail on those that break clients
        run: pnpm exec codegen diff "$BASE" --allow-missing-base --format github

  changesets:
${JOB}    permissions:
      contents: read # to check out
    steps:
${SET_UP}      - run: pnpm exec codegen changeset "$BASE" --allow-missing-base --check
`;
}

const RELEASE = `name: release

# With changesets on the branch: a pull request that raises versions and writes changelogs. Without: the packages whose
# version is not in the registry yet are packed, and published.
on:
  push:
    branches: [main]

${HEAD}
# A publish is never stopped in the middle by a later push.
concurrency:
  group: release-\${{ github.ref }}
  cancel-in-progress: false

jobs:
  select-mode:
    if: \${{ !github.event.repository.fork }}
${JOB}    permissions:
      contents: read # to check out
    outputs:
      mode: \${{ steps.select-mode.outputs.mode }}
      publish-plan-artifact-id: \${{ steps.select-mode.outputs.publish-plan-artifact-id }}
    steps:
${SET_UP}      - id: select-mode
        uses: ${ACTIONS.selectMode}

  version:
    needs: select-mode
    if: needs.select-mode.outputs.mode == 'version'
${JOB}    permissions:
      contents: write # to push the branch of the version pull request
      pull-requests: write # to open and update that pull request
    steps:
${SET_UP}      - uses: ${ACTIONS.version}
        with:
          github-token: \${{ github.token }}
          script: pnpm run changeset:version

  pack:
    needs: select-mode
    if: needs.select-mode.outputs.mode == 'publish'
${JOB}    permissions:
      contents: read # to check out
    outputs:
      pack-dir-artifact-id: \${{ steps.pack.outputs.pack-dir-artifact-id }}
    steps:
${SET_UP}      - run: pnpm test
      - id: pack
        uses: ${ACTIONS.pack}
        with:
          publish-plan-artifact-id: \${{ needs.select-mode.outputs.publish-plan-artifact-id }}

  publish:
    needs: pack
${JOB}    # Let somebody approve each publish: add reviewers to this environment.
    environment: npm
    permissions:
      contents: write # to push tags and create releases
      id-token: write # to prove to the registry that this workflow publishes
    steps:
${SET_UP}      - uses: ${ACTIONS.publish}
        with:
          github-token: \${{ github.token }}
          pack-dir-artifact-id: \${{ needs.pack.outputs.pack-dir-artifact-id }}
`;
