import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commitAll, createGitWorkspace, gitIn } from "../test/git-workspace.ts";
import { PETS, PETS_CONFIG } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const BASE = "main:spec/openapi.yaml";
const CONFIG = PETS_CONFIG.replace(
  "headerCommand:",
  'diff: { exemptions: "exemptions.yaml" },\n  headerCommand:',
);

/** The kind of a pet is now required. */
const REVISION = {
  "spec/Pet.yaml": (PETS["spec/Pet.yaml"] ?? "").replace("required: [id]", "required: [id, kind]"),
};

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createGitWorkspace({ ...PETS, "codegen.config.ts": CONFIG, "exemptions.yaml": "[]\n" });
  await workspace.write(REVISION);
});
afterAll(() => workspace.remove());

describe("codegen diff", () => {
  it("compares a commit with the configured document, reports what breaks and fails", async () => {
    const { exitCode, stdout, stderr } = await workspace.spawn(["diff", BASE]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    expect(stdout).toMatch(
      /^Do not merge: this breaks clients\. {2}main:spec\/openapi\.yaml -> spec\/openapi\.yaml\n/,
    );
    expect(stdout).toMatch(/\nbreaking {3}.+\n {11}PUT \/pets\/\{pet_id\} \(pets\.replace\)\n/);
    expect(stdout).toMatch(/ {11}spec\/Pet\.yaml:\d+:\d+ {2}property-newly-required {2}[0-9a-f]{12}\n/);
    expect(stdout).toMatch(/\n1 breaking.*\.\nReleases, at most: types major\.\n$/);
    expect(stdout).not.toContain("\u001b");
    expect(gitIn(workspace, ["status", "--porcelain"])).toBe(" M spec/Pet.yaml\n");
  });

  it("does not speak of releases where generated code is in folders of the project", async () => {
    const own = await createGitWorkspace({
      ...PETS,
      "codegen.config.ts": PETS_CONFIG.replaceAll(/importFrom: "[^"]*",?/g, ""),
    });
    await own.write(REVISION);
    for (const format of ["text", "markdown", "github"]) {
      const { stdout } = await own.run(["diff", BASE, "--format", format]);
      expect(stdout).toContain("1 breaking");
      expect(stdout).not.toMatch(/Releases|at most/);
    }
    await own.remove();
  });

  it("compares a file of a commit with the file in the work tree, where nothing names another one", async () => {
    const own = await createGitWorkspace(PETS);
    await own.write(REVISION);
    const { exitCode, stdout } = await own.run(["diff", BASE]);
    expect([exitCode, stdout]).toEqual([1, expect.stringContaining(`${BASE} -> spec/openapi.yaml\n`)]);
    const gone = await own.run(["diff", "main:gone.yaml"]);
    expect([gone.exitCode, gone.stderr]).toEqual([2, expect.stringContaining("No document was given.")]);
    await own.remove();
  });

  it("finds nothing between a document and itself", async () => {
    const result = await workspace.run(["diff", BASE, "HEAD:spec/openapi.yaml"]);
    expect(result).toEqual({
      exitCode: 0,
      stderr: "",
      stdout: `No changes.  ${BASE} -> HEAD:spec/openapi.yaml\n`,
    });
  });

  it("does not fail when --fail-on says none", async () => {
    expect(await workspace.run(["diff", BASE, "--fail-on", "none"])).toMatchObject({ exitCode: 0 });
  });

  it("prints JSON with --format json, writes it with --output-file, and exempts what that names", async () => {
    const first = await workspace.run(["diff", BASE, "--format", "json"]);
    const json = JSON.parse(first.stdout);
    expect(json).toMatchObject({ ok: false, summary: { breaking: 1 } });
    const [{ fingerprint }] = json.changes;
    const entry = `- fingerprint: "${fingerprint}"\n  reason: Agreed with all.\n  expires: 2999-12-31\n`;
    await workspace.write({ "exemptions.yaml": entry });
    const second = await workspace.run([
      "diff",
      BASE,
      "spec/openapi.yaml",
      "--format",
      "json",
      "--output-file",
      "r.json",
    ]);
    await workspace.write({ "exemptions.yaml": `${entry}${entry.replace(fingerprint, "none")}` });
    const third = await workspace.run(["diff", BASE]);
    await workspace.write({ "exemptions.yaml": "[]\n" });
    expect(second.exitCode).toBe(0);
    expect(JSON.parse(second.stdout)).toMatchObject({ ok: true, summary: { breaking: 0, exempt: 1 } });
    expect((await workspace.read("."))["r.json"]).toBe(second.stdout);
    expect(third.exitCode).toBe(1);
    expect(third.stdout).toMatch(
      /^exempt {5}Request property .+\n(?: {11}.+\n)+ {11}Exempt \(exemptions\.yaml\): Agreed with all\.$/m,
    );
    expect(third.stdout).toContain(
      "exemptions.yaml:4:3  The exemption for none matches no breaking or risky change.",
    );
    await workspace.write({ "r.json": "" });
  });

  it("writes each --output-file in the format of its extension", async () => {
    const files = ["r/a.json", "r/a.html", "r/a.md", "r/a.sarif", "r/a.xml", "r/a.txt"];
    const { stdout } = await workspace.run([
      "diff",
      BASE,
      ...files.flatMap((file) => ["--output-file", file]),
    ]);
    const written = await workspace.read("r");
    const starts = Object.fromEntries(
      Object.entries(written).map(([file, text]) => [file, text.slice(0, 6)]),
    );
    expect(starts).toEqual({
      ...{ "a.json": '{\n  "o', "a.html": "<!doct", "a.md": "<!-- c", "a.sarif": '{\n  "$' },
      ...{ "a.xml": "<?xml ", "a.txt": "Do not" },
    });
    expect(written["a.txt"]).toBe(stdout);
    const unknown = await workspace.run(["diff", BASE, "--output-file", "r/a.pdf"]);
    expect(unknown).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(".html, .md, .xml, .txt."),
    });
    const other = await workspace.run(["lint", "--output-file", "r/a.html"]);
    expect(other).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("ends with .json, .txt.") });
    await workspace.write(Object.fromEntries(files.map((file) => [file, ""])));
  });

  it("reads exemptions of the base, so that a change cannot exempt itself", async () => {
    const own = await createGitWorkspace({ ...PETS, "codegen.config.ts": CONFIG, "exemptions.yaml": "[]\n" });
    await own.write(REVISION);
    const { stdout } = await own.run(["diff", BASE, "--format", "json"]);
    const [{ fingerprint }] = JSON.parse(stdout).changes;
    const entry = `- fingerprint: "${fingerprint}"\n  reason: Agreed.\n  expires: 2999-12-31\n`;
    const unused = entry.replace(fingerprint, "none");
    await own.write({ "exemptions.yaml": entry });
    const exitCode = async (...args: readonly string[]) => (await own.run(["diff", BASE, ...args])).exitCode;
    expect([await exitCode(), await exitCode("--exemptions-from", "base")]).toEqual([0, 1]);

    await own.write({ "spec/Pet.yaml": PETS["spec/Pet.yaml"] ?? "", "exemptions.yaml": entry + unused });
    commitAll(own, "Accept the change");
    await own.write({ ...REVISION, "exemptions.yaml": "[]\n" });
    expect([await exitCode(), await exitCode("--exemptions-from", "base")]).toEqual([1, 0]);
    const { stdout: noted } = await own.run(["diff", BASE, "--exemptions-from", "base"]);
    expect(noted).toContain("The exemption for none matches no breaking or risky change.");

    await own.write({ "exemptions.yaml": "nonsense\n" });
    expect(await exitCode("--exemptions-from", "base")).toBe(2);
    await own.write({ "exemptions.yaml": "[]\n" });
    const settings =
      'diff: { exemptions: "exemptions.yaml", exemptionsFrom: "base", exemptionLimits: { maxDays: 90 } },';
    await own.write({ "codegen.config.ts": CONFIG.replace(/diff: .+/, settings) });
    const limited = await own.run(["diff", BASE]);
    expect(limited.exitCode).toBe(1);
    expect(limited.stdout).toContain(
      "does not apply, because it expires on 2999-12-31, more than 90 days from now.",
    );
    const file = await own.run([
      "diff",
      "spec/openapi.yaml",
      "spec/openapi.yaml",
      "--exemptions-from",
      "base",
    ]);
    expect(file).toMatchObject({ exitCode: 2, stderr: expect.stringContaining("not a file in a commit") });
    await own.remove();
  });

  it("writes annotations of a workflow", async () => {
    const { exitCode, stdout, stderr } = await workspace.run(["diff", BASE, "--format", "github"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    expect(stdout).toMatch(
      /^::error file=spec\/Pet\.yaml,line=\d+,col=\d+,title=breaking%3A property-newly-required::/,
    );
  });

  it("is printed in colours where FORCE_COLOR asks for them", async () => {
    const env = { FORCE_COLOR: "1", NO_COLOR: "" };
    expect((await workspace.run(["diff", BASE], { env })).stdout).toContain("\u001b[31mbreaking\u001b[0m");
  });

  it("takes a document that the commit does not have yet as new with --allow-missing-base", async () => {
    await workspace.write({
      "spec/other.yaml": "openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: {}\n",
    });
    const compare = (...args: readonly string[]) => workspace.run(["diff", "main:spec/other.yaml", ...args]);
    const { exitCode, stdout } = await compare("spec/other.yaml", "--allow-missing-base");
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      "main:spec/other.yaml does not exist yet: everything is new, so nothing can break.",
    );
    const unreported = await compare("spec/other.yaml");
    expect(unreported).toEqual({
      exitCode: 2,
      stdout: "",
      stderr:
        "main:spec/other.yaml:1:1  The file does not exist.  (Correct the path, or pass --allow-missing-base if the commit does not have the document yet.)\n",
    });
    const wrong = await compare("--allow-missing-base");
    expect([wrong.exitCode, wrong.stderr]).toEqual([
      2,
      "main:spec/other.yaml:1:1  The file does not exist.  (Correct the path. --allow-missing-base requires that BASE has the same path as the revision, spec/openapi.yaml.)\n",
    ]);
  });

  it("applies overlays to both documents", async () => {
    const overlay =
      '{ "overlay": "1.0.0", "actions": [{ "target": "$.components.schemas.Pet.required", "remove": true }] }';
    await workspace.write({ "optional.json": overlay });
    const { exitCode, stdout } = await workspace.run(["diff", BASE, "--overlay", "optional.json"]);
    expect([exitCode, stdout]).toEqual([0, expect.stringMatching(/^No changes\./)]);
  });

  it("applies the overlays of the configuration as each commit has them", async () => {
    const overlay = (name: string): string =>
      JSON.stringify({
        overlay: "1.0.0",
        info: { title: "Names", version: "1" },
        actions: [{ target: "$.components.schemas.Pet", update: { "x-codegen-name": name } }],
      });
    const own = await createGitWorkspace({
      ...PETS,
      "codegen.config.ts": PETS_CONFIG.replace(
        "headerCommand:",
        'overlays: ["a.json", "b.json"],\n  headerCommand:',
      ),
      "a.json": overlay("Animal"),
    });
    await own.write({ "b.json": overlay("Beast") });
    const { exitCode, stdout, stderr } = await own.run(["diff", BASE, "--verbose"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toContain("The type of the component schema Pet was renamed from Animal to Beast.");
    const inFolder = await own.run(["diff", "main:./openapi.yaml", "--verbose"], { in: "spec" });
    expect(inFolder.stdout).toContain("was renamed from Animal to Beast.");
    const named = await own.run(["diff", BASE, "--overlay", "b.json"]);
    expect([named.exitCode, named.stdout]).toEqual([0, expect.stringMatching(/^No changes\./)]);
    await own.remove();
  });

  it.each([
    ["is not applied any more", "", true],
    ["was there, but not listed", 'overlays: ["a.json"],\n  ', false],
  ])("knows the overlays that each commit lists: one that %s", async (_, line, wasListed) => {
    const overlay = JSON.stringify({
      overlay: "1.0.0",
      info: { title: "Names", version: "1" },
      actions: [{ target: "$.components.schemas.Pet", update: { "x-codegen-name": "Animal" } }],
    });
    const configure = (lines: string) => ({
      "codegen.config.ts": PETS_CONFIG.replace("headerCommand:", `${lines}headerCommand:`),
    });
    const own = await createGitWorkspace({
      ...PETS,
      ...configure(wasListed ? 'overlays: ["a.json"],\n  ' : ""),
      "a.json": overlay,
    });
    await own.write(configure(line));
    const { stdout, stderr } = await own.run(["diff", BASE, "--verbose"]);
    expect(stderr).toBe("");
    const [from, to] = wasListed ? ["Animal", "Pet"] : ["Pet", "Animal"];
    expect(stdout).toContain(`The type of the component schema Pet was renamed from ${from} to ${to}.`);
    await own.remove();
  });

  it("compares documents whose names only generated code could not have", async () => {
    const document = (limit: number): string => `
      openapi: 3.1.0
      info: { title: Twins, version: "1" }
      paths:
        /a: { get: { operationId: list, parameters: [{ name: n, in: query, schema: { type: integer, maximum: ${limit} } }], responses: { "204": { description: Done. } } } }
        /b: { get: { operationId: list, responses: { "204": { description: Done. } } } }
      components: { schemas: { pet-a: { type: string }, PetA: { type: string } } }
    `;
    await workspace.write({ "twins-1.yaml": document(20), "twins-2.yaml": document(10) });
    const { exitCode, stdout, stderr } = await workspace.run(["diff", "twins-1.yaml", "twins-2.yaml"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    expect(stdout).toContain("Query parameter n changed from maximum 20 to maximum 10.");
  });

  it("compares what can be read of a base that cannot be mended any more", async () => {
    const entry = PETS["spec/openapi.yaml"] ?? "";
    const broken = entry.replace("$ref: ./PetNew.yaml", "$ref: ./Gone.yaml");
    await workspace.write({ "spec/broken.yaml": broken });
    const { exitCode, stdout, stderr } = await workspace.run([
      "diff",
      "spec/broken.yaml",
      "spec/openapi.yaml",
    ]);
    expect(stderr).toMatch(/^warning: spec\/broken\.yaml:\d+:\d+ .*Gone\.yaml.*\n$/);
    expect([exitCode, stdout]).toEqual([
      0,
      expect.stringMatching(/\nundecided +Part of the base document cannot be read\..*\n +event pet\.new\n/),
    ]);
    const reversed = await workspace.run(["diff", "spec/openapi.yaml", "spec/broken.yaml"]);
    expect([reversed.exitCode, reversed.stdout]).toEqual([2, ""]);
    expect(reversed.stderr).toMatch(/^spec\/broken\.yaml:\d+:\d+ .*Gone\.yaml/);
  });

  it("rejects documents with errors, those of both together", async () => {
    const broken = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: { /a: { $ref: ./gone.yaml } }\n";
    await workspace.write({ "a.yaml": broken, "b.yaml": broken });
    const { exitCode, stdout, stderr } = await workspace.run(["diff", "a.yaml", "b.yaml"]);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^a\.yaml:3:\d+ .+\nb\.yaml:3:\d+ .+\n$/);
    const json = await workspace.run(["diff", "a.yaml", "b.yaml", "--format", "json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      diagnostics: [{ file: "a.yaml" }, { file: "b.yaml" }],
    });
  });

  it.each([
    [
      ["diff", "nowhere:a.yaml"],
      /^nowhere:a\.yaml:1:1 {2}The repository has no branch, tag or commit "nowhere"\./,
    ],
    [["diff", "gone.yaml"], /^gone\.yaml:1:1 {2}The file does not exist\./],
    [["diff", "main"], /^main:1:1 {2}The file does not exist\. {2}\(Pass .+ as git-ref:path, such as main:/],
    [["diff", BASE, "main:spec/gone.yaml"], /^main:spec\/gone\.yaml:1:1 {2}The file does not exist\./],
    [
      ["diff", BASE, "--exemptions", "gone.yaml"],
      /^gone\.yaml:1:1 {2}The file does not exist\. .+contains `\[\]`/,
    ],
  ])("%j cannot run, and says why", async (args, message) => {
    const { exitCode, stdout, stderr } = await workspace.run(args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(message);
  });

  it("needs no repository for files, and a revision where there is no configuration", async () => {
    const plain = await createWorkspace(PETS);
    const same = await plain.run(["diff", "spec/openapi.yaml", "spec/openapi.yaml"]);
    const missing = await plain.run(["diff", "spec/openapi.yaml"]);
    await plain.remove();
    expect(same).toMatchObject({ exitCode: 0, stdout: expect.stringMatching(/^No changes\./) });
    expect([missing.exitCode, missing.stderr]).toEqual([
      2,
      "codegen: No document was given.  (Pass REVISION as well, or write a codegen.config.ts.)\n",
    ]);
  });

  it("judges as the configuration says, and knows the rules that it names", async () => {
    const verdicts = (entry: string) => CONFIG.replace("diff: {", `diff: { verdicts: [${entry}],`);
    await workspace.write({ "codegen.config.ts": CONFIG.replace("diff: {", 'diff: { failOn: "none",') });
    expect((await workspace.run(["diff", BASE])).exitCode).toBe(0);
    expect((await workspace.run(["diff", BASE, "--fail-on", "breaking"])).exitCode).toBe(1);
    await workspace.write({ "codegen.config.ts": verdicts('{ tag: "Pets", verdict: "safe" }') });
    const judged = await workspace.run(["diff", BASE]);
    await workspace.write({ "codegen.config.ts": verdicts('{ rule: "property-remved", verdict: "safe" }') });
    const unknown = await workspace.run(["diff", BASE]);
    await workspace.write({ "codegen.config.ts": verdicts('{ verdict: "safe" }') });
    const empty = await workspace.run(["diff", BASE]);
    await workspace.write({ "codegen.config.ts": CONFIG });
    expect([judged.exitCode, judged.stdout]).toEqual([0, expect.stringContaining("safe       ")]);
    expect([unknown.exitCode, unknown.stderr]).toEqual([
      2,
      expect.stringMatching(
        /^codegen\.config\.ts:\d+:\d+ {2}Unknown rule "property-remved"\. Did you mean "property-removed"\?/,
      ),
    ]);
    expect([empty.exitCode, empty.stderr]).toEqual([
      2,
      expect.stringContaining("`diff.verdicts[0]` needs a `rule`, `path` or `tag`."),
    ]);
  });
});

describe("a reference to something of another kind", () => {
  const withResponse = (response: string) => `openapi: 3.1.0
info: { title: T, version: '1' }
paths: { /a: { get: { operationId: a, responses: { 200: ${response} } } } }
components: { parameters: { P: { name: p, in: query, schema: {} } } }
`;
  const misdirected = withResponse("{ $ref: '#/components/parameters/P' }");

  it("is an error of the revision that adds it: what it stands for cannot be compared", async () => {
    const other = await createWorkspace({
      "a.yaml": withResponse("{ description: OK }"),
      "b.yaml": misdirected,
    });
    const { exitCode, stderr } = await other.run(["diff", "a.yaml", "b.yaml"]);
    await other.remove();
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(/b\.yaml:3:\d+ .*points to a parameter, but a response is required here/),
    });
  });

  it("that both versions have is not compared, and does not stop the rest", async () => {
    const revised = misdirected.replace("get:", "delete: { operationId: b, responses: {} }, get:");
    const other = await createWorkspace({ "a.yaml": misdirected, "b.yaml": revised });
    const { exitCode, stdout, stderr } = await other.run(["diff", "a.yaml", "b.yaml", "--verbose"]);
    await other.remove();
    expect({ exitCode, stderr }).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/^warning: a\.yaml:3:\d+ .*points to a parameter/),
    });
    expect(stdout).toContain("1 change could not be compared.");
    expect(stdout).toContain("operation-added");
  });

  it.each([
    ["fail", "breaking", 1],
    ["fail", "none", 0],
    ["allow", "undecided", 0],
    ["allow", "breaking", 0],
  ])("with undecided: %s and --fail-on %s exits with %i", async (undecided, failOn, expected) => {
    const revised = misdirected.replace("get:", "delete: { operationId: b, responses: {} }, get:");
    const config = CONFIG.replace("diff: {", `diff: { undecided: "${undecided}",`);
    const other = await createWorkspace({
      "a.yaml": misdirected,
      "b.yaml": revised,
      "codegen.config.ts": config,
      "exemptions.yaml": "[]\n",
    });
    const { exitCode } = await other.run(["diff", "a.yaml", "b.yaml", "--fail-on", failOn]);
    await other.remove();
    expect(exitCode).toBe(expected);
  });
});

describe("codegen diff of more than two documents", () => {
  const version = (number: string, schema: object) =>
    JSON.stringify({
      openapi: "3.1.1",
      info: { title: "Pets", version: number },
      paths: {
        "/pets": {
          get: { operationId: "list", responses: { 200: { description: "Done." } } },
          post: {
            operationId: "add",
            requestBody: { required: true, content: { "application/json": { schema } } },
            responses: { 204: { description: "Done." } },
          },
        },
      },
    });
  const files = {
    "1.json": version("1.0.0", { type: "object" }),
    "2.json": version("1.1.0", { type: "object", properties: { name: { type: "string" } } }),
    "3.json": version("2.0.0", {
      type: "object",
      properties: { name: { type: "string" } },
      required: ["name"],
    }),
  };
  let releases: Workspace;
  beforeAll(async () => {
    releases = await createWorkspace(files);
  });
  afterAll(() => releases.remove());
  const run = (...args: string[]) => releases.run(["diff", "1.json", "2.json", "3.json", ...args]);

  it("has one section per step, the newest first", async () => {
    const { exitCode, stdout, stderr } = await run("--format", "markdown", "--verbose");
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
    const headings = stdout.split("\n").filter((line) => /^#+ /.test(line));
    expect(headings).toEqual([
      "## Version 2.0.0",
      "### This breaks clients.",
      "## Version 1.1.0",
      "### No change breaks clients.",
    ]);
    expect(stdout).toContain("`2.json` → `3.json`");
    expect(stdout).not.toMatch(/<!-- codegen|Do not merge/);
    const [newest = "", oldest = ""] = stdout.split("## Version 1.1.0");
    expect(newest).toContain("is now required");
    expect(oldest).toContain("was added");
  });

  it("fails as each step would, and writes text, JSON and files", async () => {
    const { stdout } = await run("--output-file", "CHANGES.md");
    expect(stdout).toMatch(
      /^This breaks clients\. {2}2\.json -> 3\.json\n[\s\S]*\n\nNo change .* 1\.json -> 2\.json\n/,
    );
    expect((await releases.read("."))["CHANGES.md"]).toContain("## Version 1.1.0");
    const { exitCode, stdout: json } = await run("--format", "json", "--fail-on", "none");
    expect(exitCode).toBe(0);
    const { steps } = JSON.parse(json);
    expect(steps.map((step: { revision: { version: string } }) => step.revision.version)).toEqual([
      "2.0.0",
      "1.1.0",
    ]);
  });

  it.each([
    [["--format", "sarif"], "The format sarif cannot show more than two documents."],
    [["--output-file", "a.html"], "The format html cannot show more than two documents."],
    [["--exemptions", "a.yaml"], "Exemptions apply to two documents, and more than two were passed."],
  ])("rejects %j", async (args, message) => {
    const { exitCode, stdout, stderr } = await run(...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  it("stops at a document that cannot be read", async () => {
    const { exitCode, stdout, stderr } = await releases.run(["diff", "1.json", "missing.json", "3.json"]);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
    expect(stderr).toContain("missing.json");
  });
});
