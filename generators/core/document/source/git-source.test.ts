import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatDiagnostic } from "../../diagnostics/format-diagnostic.ts";
import { readDocument } from "../read-document.ts";
import { openGitTree } from "./git-source.ts";
import { createSourceReader } from "./source-reader.ts";

const ENTRY = `openapi: 3.1.1
info: { title: T, version: '1' }
paths:
  /a: { $ref: ../spec/paths/a.yaml }
`;

let folder: string;
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@localhost", ...args], {
    cwd: folder,
    encoding: "utf8",
  });

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Summary of the only operation at a ref. */
async function summaryAt(ref: string, path: string, workingDirectory = folder): Promise<unknown> {
  const { value: tree, diagnostics } = await openGitTree({ ref, path }, { workingDirectory, remote: true });
  if (tree === undefined) return diagnostics.map(formatDiagnostic);
  try {
    const reader = tree.readerOver(createSourceReader(workingDirectory));
    const read = await readDocument(tree.uri, { reader });
    if (read.diagnostics.length > 0) return read.diagnostics.map(formatDiagnostic);
    const paths = read.value?.value.paths as Record<string, { get: { summary: string } }>; // as written above
    return [paths["/a"]?.get.summary, read.value?.locate("/paths/~1a/get").file];
  } finally {
    tree.close();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "git-source-"));
  git("init", "--quiet", "--initial-branch=main");
  await write({
    "spec/openapi.yaml": ENTRY,
    "spec/paths/a.yaml": "get: { summary: Prüfung eins, responses: { 200: { description: D } } }\n",
    "spec/broken.yaml": ENTRY.replace("a.yaml", "gone.yaml"),
    "spec/folder.yaml": ENTRY.replace("paths/a.yaml", "paths"),
  });
  await symlink("openapi.yaml", join(folder, "spec/link.yaml"));
  await symlink("nowhere.yaml", join(folder, "spec/dangling.yaml"));
  git("add", ".");
  git("commit", "--quiet", "-m", "one");
  git("tag", "-a", "v1", "-m", "v1");
  git("checkout", "--quiet", "-b", "feature/two");
  await write({ "spec/paths/a.yaml": "get: { summary: Two, responses: { 200: { description: D } } }\n" });
  git("commit", "--quiet", "-am", "two");
  await rm(join(folder, "spec"), { recursive: true });
  await mkdir(join(folder, "spec"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a document in a commit", () => {
  it.each([
    ["main", "spec/openapi.yaml", "Prüfung eins", "main:spec/paths/a.yaml"],
    ["v1", "spec/openapi.yaml", "Prüfung eins", "v1:spec/paths/a.yaml"],
    ["feature/two", "spec/openapi.yaml", "Two", "feature/two:spec/paths/a.yaml"],
    ["HEAD~1", "./spec/openapi.yaml", "Prüfung eins", "HEAD~1:spec/paths/a.yaml"],
    ["HEAD^{commit}", "spec/link.yaml", "Two", "HEAD^{commit}:spec/paths/a.yaml"],
  ])("is read at %s:%s with the files that it refers to", async (ref, path, summary, file) => {
    expect(await summaryAt(ref, path)).toEqual([summary, file]);
  });

  it("is found from the folder in which the command runs when its path starts with a dot", async () => {
    expect(await summaryAt("v1", "./openapi.yaml", join(folder, "spec"))).toEqual([
      "Prüfung eins",
      "v1:spec/paths/a.yaml",
    ]);
  });

  it.each([
    ["--all", "spec/openapi.yaml", /A git ref cannot start with a dash\./],
    ["nowhere", "a.yaml", /has no branch, tag or commit "nowhere"\. .+ git fetch --tags\.\)$/],
    ["origin/x/y", "a.yaml", /"origin\/x\/y"\. .+fetch it first: git fetch origin x\/y\.\)$/],
    ["main", "../a.yaml", /The path is outside the repository\./],
    ["main", "spec/gone.yaml", /^main:spec\/gone\.yaml:1:1 {2}The file does not exist in main\./],
    ["main", "spec/dangling.yaml", /The file does not exist in main\./],
    [
      "main",
      "spec/broken.yaml",
      /^main:spec\/broken\.yaml:4:9 {2}Cannot read main:spec\/paths\/gone\.yaml\. The file does not exist in main\./,
    ],
    ["main", "spec/folder.yaml", /Cannot read main:spec\/paths\. This is a folder, not a file\./],
  ])("%s:%s is rejected with its reason", async (ref, path, message) => {
    expect(await summaryAt(ref, path)).toEqual([expect.stringMatching(message)]);
  });

  it("needs a repository", async () => {
    expect(await summaryAt("main", "a.yaml", tmpdir())).toEqual([
      expect.stringMatching(/^main:a\.yaml:1:1 {2}The working directory is not in a git repository\./),
    ]);
  });

  it("lists what the commit has in a folder of the work tree", async () => {
    const { value: tree } = await openGitTree(
      { ref: "v1", path: "spec/openapi.yaml" },
      { workingDirectory: folder, remote: true },
    );
    expect(await tree?.namesIn(join(folder, "spec"))).toContain("openapi.yaml");
    expect(await tree?.namesIn(folder)).toEqual(["spec"]);
    expect(await tree?.namesIn(join(folder, "nowhere"))).toEqual([]);
    expect(await tree?.hasFile()).toBe(true);
    tree?.close();
  });
});
