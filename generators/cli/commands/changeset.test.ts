import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commitAll, createGitWorkspace, gitIn } from "../test/git-workspace.ts";
import { PETS, PETS_CONFIG, PETS_WITH_A_FISH } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const BASE = "main:spec/openapi.yaml";
const FILES = {
  ...PETS,
  "codegen.config.ts": PETS_CONFIG.replace(
    "headerCommand:",
    'diff: { newEnumValues: "safe", packages: { spec: "@acme/spec" } },\n  headerCommand:',
  ),
  ".changeset/config.json": "{}\n",
  ".changeset/README.md": "# Changesets\n",
};

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createGitWorkspace(FILES);
  gitIn(workspace, ["checkout", "--quiet", "-b", "branch"]);
});
afterEach(() => workspace.remove());

/** Returns the changesets in `.changeset`. */
async function changesets(): Promise<Record<string, string>> {
  const { "config.json": _, "README.md": __, ...files } = await workspace.read(".changeset");
  return files;
}

describe("codegen changeset", () => {
  it("writes one file per cause for the packages that come out differently, and nothing the second time", async () => {
    await workspace.write(PETS_WITH_A_FISH);
    const first = await workspace.spawn(["changeset", BASE]);
    expect(first).toMatchObject({ exitCode: 0, stderr: "" });
    const written = await changesets();
    const texts = Object.values(written);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.join("")).toContain('"@acme/types": minor');
    // The catalogue did not change, and there is no package of the client.
    expect(texts.join("")).not.toMatch(/errors|client/);
    expect(Object.keys(written).every((name) => /^spec-[0-9a-f]+(-\d+)?\.md$/.test(name))).toBe(true);
    expect(await workspace.run(["changeset", BASE])).toMatchObject({ exitCode: 0 });
    expect(await changesets()).toEqual(written);
    expect(await workspace.run(["changeset", BASE, "--check"])).toMatchObject({
      exitCode: 0,
      stdout: "The changesets cover every change.\n",
    });
  });

  it("compares with a revision that the command line names", async () => {
    const same = await workspace.run(["changeset", BASE, BASE, "--check"]);
    expect(same).toMatchObject({ exitCode: 0, stdout: "The changesets cover every change.\n" });
    await workspace.write(PETS_WITH_A_FISH);
    commitAll(workspace, "fish");
    gitIn(workspace, ["checkout", "--quiet", "main"]);
    const revision = "branch:spec/openapi.yaml";
    const { exitCode, stdout } = await workspace.run(["changeset", BASE, revision, "--check"]);
    expect([exitCode, stdout]).toEqual([
      1,
      expect.stringContaining(`\`codegen changeset ${BASE} ${revision}\``),
    ]);
  });

  it("with --check writes nothing and reports what is missing, whatever lies on the base already", async () => {
    await workspace.write({
      ".changeset/merged.md": '---\n"@acme/types": major\n"@acme/spec": major\n---\n\nOld.\n',
    });
    commitAll(workspace, "merged");
    gitIn(workspace, ["branch", "--force", "main"]);
    await workspace.write({
      ...PETS_WITH_A_FISH,
      ".changeset/own.md": '---\n"@acme/types": patch\n---\n\nMine.\n',
    });
    const { exitCode, stdout } = await workspace.run(["changeset", BASE, "--check"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/^package +required +found\n/);
    expect(stdout).toMatch(/@acme\/types +minor +patch\n/);
    expect(stdout).toMatch(/@acme\/spec +(minor|major) +none\n/);
    expect(stdout).toContain(`Run \`codegen changeset ${BASE}\` and commit the result.`);
    expect(Object.keys(await changesets())).toEqual(["merged.md", "own.md"]);
  });

  it("asks for nothing when nothing changed, or when there is no base yet", async () => {
    const same = await workspace.run(["changeset", BASE]);
    gitIn(workspace, ["rm", "--quiet", "--cached", "-r", "spec"]);
    gitIn(workspace, ["commit", "--quiet", "-m", "before"]);
    const fresh = await workspace.run(["changeset", "HEAD:spec/openapi.yaml", "--allow-missing-base"]);
    const wrong = await workspace.run(["changeset", "HEAD:spec/gone.yaml", "--allow-missing-base"]);
    expect(same).toMatchObject({ exitCode: 0, stdout: "No package changes.\n" });
    expect([fresh.exitCode, fresh.stdout]).toEqual([0, expect.stringContaining("everything is new")]);
    expect([wrong.exitCode, wrong.stderr]).toEqual([2, expect.stringContaining("The file does not exist.")]);
    expect(await changesets()).toEqual({});
  });

  it("sees a number of which only digits changed that no double holds", async () => {
    const text = PETS["spec/Pet.yaml"] ?? "";
    const counted = (digits: string) => ({
      "spec/Pet.yaml": `${text}  count: { type: object, default: { a: ${digits} } }\n`,
    });
    await workspace.write(counted("9223372036854775807"));
    commitAll(workspace, "counted");
    gitIn(workspace, ["branch", "--force", "main"]);
    await workspace.write(counted("9223372036854775806"));
    const { exitCode } = await workspace.run(["changeset", BASE]);
    expect([exitCode, Object.values(await changesets()).join("")]).toEqual([
      0,
      expect.stringMatching(/"@acme\/spec": \w+\n[\s\S]*default[\s\S]*9223372036854775807/),
    ]);
  });

  it("removes what it wrote for a change that is there no more, and keeps what somebody edited", async () => {
    await workspace.write(PETS_WITH_A_FISH);
    await workspace.run(["changeset", BASE]);
    const written = await changesets();
    const [edited = "", ...untouched] = Object.keys(written);
    expect(untouched.length).toBeGreaterThan(0);
    await workspace.write({
      ...PETS,
      [`.changeset/${edited}`]: `${written[edited]}\nWith a word of ours.\n`,
      ".changeset/own.md": '---\n"@acme/types": patch\n---\n\nMine.\n',
    });
    const check = await workspace.run(["changeset", BASE, "--check"]);
    expect(check.exitCode).toBe(1);
    expect(check.stdout).toBe(
      [
        ...untouched.map((file) => `${file} describes a change that no longer exists.`),
        "",
        `Run \`codegen changeset ${BASE}\` and commit the result.`,
        "",
      ].join("\n"),
    );
    const fromFile = await workspace.run(["changeset", "spec/openapi.yaml"]);
    expect([fromFile.exitCode, Object.keys(await changesets()).length]).toEqual([0, untouched.length + 2]);
    const { exitCode, stdout } = await workspace.run(["changeset", BASE]);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/\.md +removed .*\n\nNo package changes/s)]);
    expect(Object.keys(await changesets())).toEqual(["own.md", edited]);
    expect(await workspace.run(["changeset", BASE, "--check"])).toMatchObject({ exitCode: 0 });
  });

  it("compares with a base of which a part cannot be read, and says so", async () => {
    const entry = PETS["spec/openapi.yaml"] ?? "";
    await workspace.write({ "spec/openapi.yaml": entry.replace("$ref: ./PetNew.yaml", "$ref: ./Gone.yaml") });
    commitAll(workspace, "broken");
    gitIn(workspace, ["branch", "--force", "main"]);
    await workspace.write(PETS);
    const { exitCode, stdout, stderr } = await workspace.run(["changeset", BASE]);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining("@acme/spec patch")]);
    expect(stderr).toMatch(/^warning: main:spec\/openapi\.yaml:\d+:\d+ .*Gone\.yaml/);
    expect(Object.values(await changesets()).join("")).toContain(
      "Part of the base document cannot be read. The reference ./Gone.yaml cannot be resolved.",
    );
  });

  it("says what is missing where there are no changesets, packages or configuration", async () => {
    await workspace.write({ "codegen.config.ts": PETS_CONFIG.replaceAll("@acme/", "../../") });
    const paths = await workspace.run(["changeset", BASE]);
    expect([paths.exitCode, paths.stderr]).toEqual([
      2,
      expect.stringContaining("No generator of codegen.config.ts writes a package."),
    ]);
    const plain = await createWorkspace(PETS);
    const none = await plain.run(["changeset", "spec/openapi.yaml"]);
    await plain.write({ "codegen.config.ts": PETS_CONFIG });
    const folder = await plain.run(["changeset", "spec/openapi.yaml"]);
    await plain.remove();
    expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining("Write a codegen.config.ts")]);
    expect([folder.exitCode, folder.stderr]).toEqual([2, expect.stringContaining("has no config.json")]);
  });
});
