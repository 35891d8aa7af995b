import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readText, repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

const TEXT = `\`payouts.createEvm\` accepts a reference of your own.

- new: \`PayoutCreateEvm.reference\`, at most 35 characters
- unchanged: everything else

A value that was valid and no longer is: none.`;

/** Three packages: `types`, `client` that depends on it, and `errors` that nobody depends on. */
const PACKAGES = {
  types: { name: "@a/types", version: "1.2.0" },
  client: { name: "@a/client", version: "1.0.0", dependencies: { "@a/types": "workspace:^" } },
  errors: { name: "@a/errors", version: "1.0.0" },
};

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crossborder-changelog-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `changeset version` with the configuration of this repository over one changeset. */
async function versionWith(changeset: string): Promise<(name: keyof typeof PACKAGES) => Promise<string>> {
  const root = await mkdtemp(join(folder, "run-"));
  const config = JSON.parse(readText(".changeset/config.json"));
  const changelog = join(repository, ".changeset", config.changelog);
  const files = {
    "package.json": JSON.stringify({ name: "root", private: true, packageManager: "pnpm@12.21.0" }),
    "pnpm-workspace.yaml": "packages: [packages/*]\n",
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    ".changeset/config.json": JSON.stringify({ ...config, changelog }),
    ".changeset/brave-cats-sing.md": changeset,
    ...Object.fromEntries(
      Object.entries(PACKAGES).map(([name, manifest]) => [
        `packages/${name}/package.json`,
        JSON.stringify(manifest),
      ]),
    ),
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await mustRun("git", ["init", "--quiet", "--initial-branch", "main"], { cwd: root });
  await mustRun(join(repository, "node_modules/.bin/changeset"), ["version"], { cwd: root });
  return (name) => readFile(join(root, "packages", name, "CHANGELOG.md"), "utf8").catch(() => "");
}

describe("a changelog", () => {
  test("holds the text of the changeset as it was written", async () => {
    const changelogOf = await versionWith(`---\n"@a/types": minor\n---\n\n${TEXT}\n`);
    const entry = `- ${TEXT.replace(/\n(?=.)/g, "\n  ")}\n`;
    expect(await changelogOf("types")).toBe(`# @a/types\n\n## 1.3.0\n\n### Minor Changes\n\n${entry}`);
  });

  test("is not touched where the new version is in the range that dependents have already", async () => {
    const changelogOf = await versionWith(`---\n"@a/types": minor\n---\n\nMore.\n`);
    expect(await changelogOf("client")).toBe("");
    expect(await changelogOf("errors")).toBe("");
  });

  test("has one line for a dependency whose major moved", async () => {
    const changelogOf = await versionWith(`---\n"@a/types": major\n---\n\nLess.\n`);
    expect(await changelogOf("client")).toBe(
      "# @a/client\n\n## 1.0.1\n\n### Patch Changes\n\n- Works with @a/types 2.0.0.\n",
    );
  });
});
