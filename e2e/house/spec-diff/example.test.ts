import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runInProcess } from "../../../generators/cli/test/run-in-process.ts";
import { readText, repository, repositoryFiles } from "../repository.ts";
import { run } from "../run.ts";

const BASE = "HEAD:spec/openapi.yaml";
const GUIDE = "docs/codegen/diff.md";
const PATCH = "e2e/house/spec-diff/example/change.patch";

let folder: string;

/** Runs a program in a copy of the description. Exit code 1 is no failure: there are findings. */
async function output(program: string, args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await run(program, args, { cwd: folder });
  expect(exitCode, stderr).toBeLessThan(2);
  return stdout;
}

async function codegen(...args: string[]): Promise<string> {
  const context = { args, workingDirectory: folder, environment: process.env };
  const { exitCode, stdout, stderr } = await runInProcess(context);
  expect(exitCode, stderr).toBeLessThan(2);
  return stdout;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "spec-diff-example-"));
  const files = repositoryFiles("spec/*.yaml", "codegen.config.ts", ".changeset/config.json");
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(repository, file), join(folder, file));
  }
  await symlink(join(repository, "generators"), join(folder, "generators")); // the configuration imports them
  const author = ["-c", "user.name=example", "-c", "user.email=example@localhost"];
  await output("git", ["init", "--quiet", "--initial-branch=main"]);
  await output("git", ["add", "."]);
  await output("git", [...author, "commit", "--quiet", "-m", "before"]);
  await output("git", ["apply", join(repository, PATCH)]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// `pnpm exec vitest run --project e2e e2e/house/spec-diff --update` writes the files of the example anew.
test("the example's change gives the comment beside it", async () => {
  const comment = await codegen("diff", BASE, "--format", "markdown");
  await expect(comment).toMatchFileSnapshot("example/comment.md");
});

test("the example's change gives the changesets beside it, and the guide of the diff shows the first", async () => {
  await codegen("changeset", BASE);
  const names = (await readdir(join(folder, ".changeset"))).filter((name) => name.endsWith(".md")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, ".changeset", name), "utf8")));
  await expect(texts.join("\n")).toMatchFileSnapshot("example/changesets.md");
  expect(await codegen("changeset", BASE, "--check")).toBe("The changesets cover every change.\n");
  const breaking = texts.find((text) => text.includes("major"));
  expect(readText(GUIDE)).toContain(`\`\`\`markdown\n${breaking}\`\`\``);
});

test("another operationId renames a tool for agents, which is breaking for their package", async () => {
  const file = join(folder, "spec/paths/transfers.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replace("operationId: transfers.list", "operationId: transfers.all"));
  await output("git", ["apply", "--reverse", join(repository, PATCH)]); // the change of the example breaks it as well
  expect(await codegen("diff", BASE)).toMatch(/^1 safe\.\nReleases, at most: .*\bmcp major\b/m);
});

test("the guide shows the example's change and the picture of its report", () => {
  const guide = readText(GUIDE);
  const lines = readText(PATCH)
    .split("\n")
    .filter((line) => /^\+ |^\+\+\+ b/.test(line));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) expect(guide).toContain(line.replace("+++ b/", ""));
  const picture = /\]\(\.\.\/\.\.\/(e2e\/house\/spec-diff\/example\/[^)]+\.png)\)/.exec(guide)?.[1] ?? "";
  expect(repositoryFiles(picture)).toEqual([picture]);
});
