import { mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BUILT_IN, BY_DEFAULT } from "../../built-in.ts";
import { MANIFEST } from "../../core/output/manifest.ts";
import { PETS, PETS_CONFIG, PETS_WITH_A_FISH } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const WITHOUT_CATALOG = (PETS["spec/openapi.yaml"] ?? "").replace(/x-codegen-error-catalog:\n.*\n/, "");
const GENERATE = ["generate", "--spec", "spec/openapi.yaml", "--out", "out"];

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace(PETS);
});
afterEach(() => workspace.remove());

describe("codegen generate", () => {
  it("writes one folder per generator, prints a table, and changes nothing the second time", async () => {
    const first = await workspace.spawn(GENERATE);
    expect(first).toMatchObject({ exitCode: 0, stderr: "" });
    expect(first.stdout).toMatch(
      /^package +files +lines +changed +time\ntypes +\d+ +\d+ +\d+ changed +\d+ ms\n/,
    );
    const written = await workspace.read("out");
    expect(new Set(Object.keys(written).map((path) => path.split("/")[0]))).toContain("types");
    const second = await workspace.run(GENERATE);
    expect(second.stdout).toMatch(/\ntypes +\d+ +\d+ +no +\d+ ms\n/);
    expect(second.stdout).not.toMatch(/changed +\d+ ms/);
    expect(await workspace.read("out")).toEqual(written);
  });

  it("applies overlays in their order, and names them in the command of the header", async () => {
    const kind = (value: string) =>
      `{ "overlay": "1.0.0", "actions": [{ "target": "$.components.schemas.Kind.enum", "update": "${value}" }] }`;
    await workspace.write({ "fish.json": kind("fish"), "bird.json": kind("bird") });
    const overlays = ["--overlay", "fish.json", "--overlay", "bird.json"];
    expect(await workspace.run([...GENERATE, ...overlays])).toMatchObject({ exitCode: 0, stderr: "" });
    const schemas = (await workspace.read("out"))["types/schemas.ts"];
    expect(schemas).toContain('"cat" | "dog" | "fish" | "bird"');
    expect(schemas).toContain("--overlay fish.json --overlay bird.json --out out`");
  });

  it("takes the overlays of the configuration for its own document only", async () => {
    const config = PETS_CONFIG.replace("headerCommand:", 'overlays: ["fish.json"],\n  headerCommand:');
    const overlay =
      '{ "overlay": "1.0.0", "actions": [{ "target": "$.components.schemas.Kind.enum", "update": "fish" }] }';
    await workspace.write({ "codegen.config.ts": config, "fish.json": overlay });
    await workspace.run(["generate"], { in: "spec" });
    await workspace.run(GENERATE);
    expect((await workspace.read("packages/types"))["src/generated/schemas.ts"]).toContain('"fish"');
    expect((await workspace.read("out"))["types/schemas.ts"]).not.toContain('"fish"');
  });

  it("says in every file where it comes from", async () => {
    await workspace.run(GENERATE);
    for (const [path, text] of Object.entries(await workspace.read("out"))) {
      if (path.endsWith(MANIFEST)) continue;
      expect([path, text.slice(0, 600)]).toEqual([
        path,
        expect.stringContaining("Generated from spec/openapi.yaml"),
      ]);
      expect([path, text.endsWith("\n"), text.includes("\r")]).toEqual([path, true, false]);
    }
  });

  it("--check lists the files that one more value in an enum changes, exits 1, and writes nothing", async () => {
    await workspace.run(GENERATE);
    const before = await workspace.read("out");
    expect(await workspace.run([...GENERATE, "--check"])).toMatchObject({ exitCode: 0 });
    await workspace.write(PETS_WITH_A_FISH);
    const check = await workspace.run([...GENERATE, "--check"]);
    expect(check.exitCode).toBe(1);
    expect(check.stdout).toMatch(/\nThese files would change:\n( {2}(changed|added|removed) +out\/.+\n)+/);
    expect(check.stdout).toMatch(/ {2}changed {2}out\/types\//);
    expect(check.stdout).toContain(
      "Run `codegen generate --spec spec/openapi.yaml --out out` and commit the result.",
    );
    expect(await workspace.read("out")).toEqual(before);
  });

  it("removes what it wrote once and does not write any more", async () => {
    await workspace.run([...GENERATE, "--only", "errors"]);
    await workspace.write({ "spec/openapi.yaml": WITHOUT_CATALOG });
    expect((await workspace.run([...GENERATE, "--only", "errors", "--check"])).stdout).toContain(
      "removed  out/errors/index.ts",
    );
    await workspace.run([...GENERATE, "--only", "errors"]);
    expect(Object.keys(await workspace.read("out"))).toEqual([]);
  });

  it.each([
    [
      "a generated file that was changed by hand",
      "types/index.ts",
      "This generated file was changed by hand",
    ],
    [
      "a file by hand that calls itself generated",
      "types/mine.ts",
      "This file is in a folder for generated files",
    ],
  ])("never touches %s", async (_, path, message) => {
    await workspace.run([...GENERATE, "--only", "types"]);
    const mine =
      "// Generated from spec/openapi.yaml. To change it, edit the description and run `x`.\nmine\n";
    await workspace.write({ ...PETS_WITH_A_FISH, [`out/${path}`]: mine });
    const before = await workspace.read("out");
    for (const [option, exitCode] of [
      ["--check", 1],
      ["--verbose", 2],
    ] as const) {
      const result = await workspace.run([...GENERATE, "--only", "types", option]);
      expect([result.exitCode, result.stderr]).toEqual([
        exitCode,
        expect.stringContaining(`out/${path}:1:1  ${message}`),
      ]);
      expect(result.stdout).not.toContain("commit the result");
      if (option === "--check")
        expect(result.stdout).toMatch(/Correct the errors first: `.+` writes nothing until then\./);
    }
    expect(await workspace.read("out")).toEqual(before);
    await rm(join(workspace.path, "out", path));
    expect(await workspace.run([...GENERATE, "--only", "types"])).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("in a folder without its manifest takes files that are the same as its own, and no others", async () => {
    await workspace.run([...GENERATE, "--only", "types"]);
    const before = await workspace.read("out");
    await rm(join(workspace.path, "out/types", MANIFEST));
    expect(await workspace.run([...GENERATE, "--only", "types"])).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await workspace.read("out")).toEqual(before);
    await rm(join(workspace.path, "out/types", MANIFEST));
    await workspace.write(PETS_WITH_A_FISH);
    const { exitCode, stderr } = await workspace.run([...GENERATE, "--only", "types"]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("If the manifest was lost, restore it")]);
    expect((await workspace.read("out"))["types/schemas.ts"]).toBe(before["types/schemas.ts"]);
  });

  it("rejects a folder with a file that nobody generated, and writes nothing anywhere", async () => {
    await workspace.write({ "out/types/mine.ts": "export const mine = 1;\n" });
    const { exitCode, stdout, stderr } = await workspace.run(GENERATE);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(
      "out/types/mine.ts:1:1  This file is in a folder for generated files, whose manifest does not list it.  (Move it out of the folder, or delete it. If the manifest was lost, restore it, or delete the folder.)\n",
    );
    expect(Object.keys(await workspace.read("out"))).toEqual(["types/mine.ts"]);
  });

  it.each(BUILT_IN.map(({ name, needs }) => [name, needs] as const))(
    "--only %s takes the folders along that it imports",
    async (name, needs) => {
      const { exitCode, stdout } = await workspace.run([...GENERATE, "--only", name]);
      expect(exitCode).toBe(0);
      const [table = ""] = stdout.split("\n\n");
      const rows = table
        .split("\n")
        .slice(1)
        .map((line) => line.split(" ")[0]);
      expect(rows).toEqual(expect.arrayContaining([name, ...needs]));
      expect(rows).toHaveLength(new Set([name, ...withNeeds(needs)]).size);
    },
  );

  it("--format json prints JSON and nothing else, --output-file writes the same to a file", async () => {
    const { exitCode, stdout, stderr } = await workspace.run([
      ...GENERATE,
      "--format",
      "json",
      "--output-file",
      "r/report.json",
    ]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ ok: true, diagnostics: [] });
    expect(report.targets.map(({ generator }: { generator: string }) => generator)).toEqual(
      BY_DEFAULT.map(({ name }) => name),
    );
    expect(report.changed).toContainEqual({ file: expect.stringMatching(/^out\/types\//), kind: "added" });
    expect((await workspace.read("r"))["report.json"]).toBe(stdout);
  });

  it("--format json of a rejected document is JSON too", async () => {
    await workspace.write({ "spec/openapi.yaml": "openapi: 4.0.0\n" });
    const { exitCode, stdout } = await workspace.run([...GENERATE, "--format", "json"]);
    expect(exitCode).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      diagnostics: [
        { code: "document-version", severity: "error", file: "spec/openapi.yaml", line: 1, column: 1 },
      ],
    });
  });

  it("prints warnings and goes on", async () => {
    await workspace.write({
      "spec/openapi.yaml":
        "openapi: 3.1.1\ncomponents: { schemas: { A: { type: string, nullable: true } } }\n",
    });
    const { exitCode, stderr } = await workspace.run([...GENERATE, "--only", "types"]);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^warning: spec\/openapi\.yaml:2:45 {2}"nullable" is a keyword of OpenAPI 3\.0/);
  });
});

describe("codegen.config.ts", () => {
  beforeEach(() => workspace.write({ "codegen.config.ts": PETS_CONFIG, "deep/er/.keep": "" }));

  it("names a command in headers where it names none itself", async () => {
    await workspace.write({
      "unnamed/codegen.config.ts": `import { types } from "@crossborder/codegen";
export default { spec: "../spec/openapi.yaml", generators: [types()] };\n`,
    });
    expect(await workspace.run(["generate"], { in: "unnamed" })).toMatchObject({ exitCode: 0 });
    const { "types/index.ts": index } = await workspace.read("unnamed/src/generated");
    expect(index).toContain("run `npx codegen generate`.");
  });

  it("is found from a folder below, with the same bytes as from its own", async () => {
    expect(await workspace.run(["generate"])).toMatchObject({ exitCode: 0, stderr: "" });
    const fromAbove = await workspace.read("packages");
    expect(Object.keys(fromAbove)).toContain("types/src/generated/index.ts");
    const fromBelow = await workspace.run(["generate", "--check"], { in: "deep/er" });
    expect(fromBelow.stdout).not.toContain("would change");
    expect(fromBelow.exitCode).toBe(0);
    expect(fromAbove["types/src/generated/index.ts"]).toMatch(
      /^\/\/ Generated from spec\/openapi\.yaml\. .+ run `npm run generate`\.\n/,
    );
  });

  it.each([
    ["side by side", "", "src/generated/zod"],
    ["in packages", 'folder: "packages/NAME/src/generated"', "packages/zod/src/generated"],
  ])(
    "a generator that is not listed any more leaves a folder, which is reported: %s",
    async (_, option, left) => {
      const call = (name: string) => `${name}({ ${option.replace("NAME", name)} })`;
      const configure = (...names: string[]) =>
        workspace.write({
          "codegen.config.ts": PETS_CONFIG.replace("errors, types", "types, zod").replace(
            /generators: \[.*?\]/s,
            `generators: [${names.map(call).join(", ")}]`,
          ),
        });
      await configure("types", "zod");
      expect(await workspace.run(["generate"])).toMatchObject({ exitCode: 0, stderr: "" });
      await configure("types");
      for (const args of [["generate"], ["generate"], ["generate", "--check"]]) {
        const { exitCode, stderr } = await workspace.run(args);
        expect(exitCode).toBe(0);
        expect(stderr).toContain(`warning: ${left}/`);
        expect(stderr).toContain(`The configuration does not list the generator "zod", which wrote ${left}.`);
        expect(stderr.trim().split("\n")).toHaveLength(1);
      }
      await rm(join(workspace.path, left), { recursive: true });
      expect(await workspace.run(["generate"])).toMatchObject({ exitCode: 0, stderr: "" });
    },
  );

  describe("a generator that another one imports has to be listed", () => {
    const configure = (...calls: string[]) =>
      workspace.write({
        "codegen.config.ts": PETS_CONFIG.replace("errors, types", "client, errors, types, webhooks").replace(
          /generators: \[.*?\]/s,
          `generators: [${calls.join(", ")}]`,
        ),
      });

    it.each([["generate"], ["generate", "--check"], ["generate", "--only", "client"], ["doctor"]])(
      "%s %s %s",
      async (...args) => {
        await configure("errors()", "client()");
        const before = await workspace.read(".");
        expect(await workspace.run(args.filter(Boolean))).toEqual({
          exitCode: 2,
          stdout: "",
          stderr: `codegen.config.ts:6:26  client needs types, which the configuration does not list.  (Add types(), or say where it is: types({ folder, importFrom }).)\n`,
        });
        expect(await workspace.read(".")).toEqual(before);
      },
    );

    it("only where it is imported: errors in documents with a catalogue", async () => {
      await configure("types()", "client()", "webhooks()");
      const refused = await workspace.run(["generate"]);
      expect([refused.exitCode, refused.stderr]).toEqual([
        2,
        expect.stringContaining("client needs errors,"),
      ]);
      const document = PETS["spec/openapi.yaml"] ?? "";
      await workspace.write({
        "spec/openapi.yaml": document.replace("x-codegen-error-catalog:", "x-something-else:"),
      });
      expect(await workspace.run(["generate"])).toMatchObject({ exitCode: 0 });
    });

    it("in the configuration, not in --only, and not for --out", async () => {
      await configure("types()", "errors()", "client()");
      expect(await workspace.run(["generate", "--only", "client"])).toMatchObject({ exitCode: 0 });
      await configure("client()");
      const out = ["generate", "--out", "out", "--only", "client"];
      expect(await workspace.run(out)).toMatchObject({ exitCode: 0 });
    });
  });

  it("limits what --only can name", async () => {
    expect(await workspace.run(["generate", "--only", "zod"])).toEqual({
      exitCode: 2,
      stdout: "",
      stderr:
        'codegen: codegen.config.ts does not list the generator "zod".  (Add it to `generators` there, or name a folder with --out.)\n',
    });
  });
});

describe("a command line that cannot be carried out exits 2 with one line", () => {
  it.each([
    [
      ["generate", "--spec", "gone.yaml", "--out", "out"],
      /^gone\.yaml:1:1 {2}The file does not exist\. {2}\(Pass the path or URL of an OpenAPI document/,
    ],
    [
      ["lint", "--spec", "spec/openapi.yaml", "--output-file", "spec/Pet.yaml/lint.json"],
      /^codegen: spec\/Pet\.yaml is a file, not a folder\./,
    ],
    [["generate", "--out", "out"], /^codegen: No document was given\. {2}\(Pass one with --spec/],
    [
      ["generate", "--spec", "spec/openapi.yaml"],
      /^codegen: No output folder was given\. {2}\(Pass one with --out/,
    ],
    [
      ["generate", "--spec", "spec/openapi.yaml", "--out", "spec/Pet.yaml"],
      /^codegen: spec\/Pet\.yaml is a file, not a folder\. {2}\(Correct the path/,
    ],
    [["generate", "--bogus"], /^codegen: Unknown option --bogus\./],
    [
      ["generate", "--watch", "--spec", "http://127.0.0.1:1/a.yaml", "--out", "out"],
      /^codegen: Only files can be watched/,
    ],
    [
      ["generate", "--watch", "--spec", "no/such/folder/a.yaml", "--out", "out"],
      /^codegen: Cannot watch .+: the folder does not exist\./,
    ],
  ])("%j", async (args, line) => {
    const { exitCode, stdout, stderr } = await workspace.run(args);
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(line);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });

  it("without a command prints the help to standard error", async () => {
    expect(await workspace.spawn([])).toMatchObject({
      exitCode: 2,
      stdout: "",
      stderr: expect.stringContaining("codegen generate"),
    });
  });

  it.each([["--help"], ["generate", "--help"], ["lint", "-h"], ["--version"]])(
    "%s %s is fine and exits 0",
    async (...args) => {
      const { exitCode, stdout, stderr } = await workspace.run(args);
      expect([exitCode, stderr]).toEqual([0, ""]);
      expect(stdout).toMatch(
        args.includes("--version")
          ? /^\d+\.\d+\.\d+\n$/
          : /Exit code: 0 success, 1 findings, 2 the command could not run/,
      );
    },
  );
});

describe("codegen lint", () => {
  it("exits 0 without findings, 1 for warnings where they count, 2 with errors", async () => {
    const lint = (text: string) =>
      workspace
        .write({ "a.yaml": text })
        .then(() => workspace.spawn(["lint", "--spec", "a.yaml", "--fail-on", "warning"]));
    const fine = await lint("openapi: 3.1.1\npaths: {}\n");
    expect(fine).toMatchObject({ exitCode: 0, stderr: "" });
    expect(fine.stdout).toMatch(/^0 errors, 0 warnings\./);
    const warned = await lint("openapi: 3.1.1\npaths: { '/a/{id}': {}, '/a/{x}': {}, /b: { get: {} } }\n");
    expect([warned.exitCode, warned.stderr]).toEqual([
      1,
      expect.stringMatching(/^warning: a\.yaml:2:25 {2}The path \/a\/\{x\} is the same as/),
    ]);
    const refused = await lint("openapi: 3.1.1\ncomponents: { schemas: { A: { $ref: '#/x' } } }\n");
    expect([refused.exitCode, refused.stderr]).toEqual([
      2,
      expect.stringMatching(/^a\.yaml:2:\d+ {2}The reference "#\/x"/),
    ]);
  });
});

it("works in a folder that is reached by a link", async () => {
  await mkdir(join(workspace.path, "real"));
  await symlink(join(workspace.path, "real"), join(workspace.path, "link"));
  await workspace.spawn(["generate", "--spec", "spec/openapi.yaml", "--out", "link", "--only", "types"]);
  expect(Object.keys(await workspace.read("real/types"))).toContain("index.ts");
});

function withNeeds(names: readonly string[]): string[] {
  return names.flatMap((name) => [
    name,
    ...withNeeds(BUILT_IN.find((generator) => generator.name === name)?.needs ?? []),
  ]);
}

describe("--only", () => {
  it.each([
    [["types,zodd"], "zodd", ' Did you mean "zod"?'],
    [[""], "", ""],
  ])("%j is rejected, with the names that exist", async (only, name, meant) => {
    const { exitCode, stderr } = await workspace.run([...GENERATE, "--only", ...only]);
    expect([exitCode, stderr]).toEqual([
      2,
      `codegen: Unknown generator "${name}".${meant}  (Use ${BUILT_IN.map(({ name }) => name).join(", ")}.)\n`,
    ]);
  });

  it("knows the generators of the configuration", async () => {
    const routes = `import { defineGenerator, typescriptFile } from "@crossborder/codegen/generator";
export const routes = defineGenerator({
  name: "routes",
  summary: "a list of routes",
  needs: ["types"],
  generate: (model, options) => ({
    kind: "files",
    diagnostics: [],
    files: [typescriptFile({ model, options }, "index.ts", model.operations.map(({ path }) => "// " + path))],
  }),
});`;
    const config = PETS_CONFIG.replace(
      "export default",
      'import { routes } from "./routes.ts";\nexport default',
    ).replace("generators: [", "generators: [\n    routes(),");
    await workspace.write({ "routes.ts": routes, "codegen.config.ts": config });
    const { exitCode, stdout, stderr } = await workspace.spawn(["generate", "--only", "routes"]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/\nroutes +1 +\d+ +1 changed/);
    expect((await workspace.read("src/generated"))["routes/index.ts"]).toContain("/pets/{pet_id}");
    const other = await workspace.run(["generate", "--only", "zod"]);
    expect([other.exitCode, other.stderr]).toEqual([
      2,
      'codegen: codegen.config.ts does not list the generator "zod".  (Add it to `generators` there, or name a folder with --out.)\n',
    ]);
    const beside = await workspace.run([...GENERATE, "--only", "routes"]);
    expect(beside.stdout).toMatch(/\ntypes .*\nroutes /);
  });
});
