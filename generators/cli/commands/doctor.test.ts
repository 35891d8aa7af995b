import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PETS, PETS_CONFIG, PETS_WITH_A_FISH } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const installed = (name: string, version: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }),
});

const PACKAGES = {
  "package.json": "{}",
  ...installed("@crossborder/runtime", "1.2.0"),
  ...installed("@crossborder/codegen", "1.0.0"),
  ...installed("openapi-fetch", "0.17.0"),
  ...installed("zod", "4.6.7"),
  ...installed("typescript", "5.9.3"),
};

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ ...PETS, ...PACKAGES, "codegen.config.ts": PETS_CONFIG });
  await workspace.run(["generate"]);
});
afterEach(() => workspace.remove());

const doctor = async () => JSON.parse((await workspace.run(["doctor", "--format", "json"])).stdout);

describe("codegen doctor", () => {
  it("reports versions, every setting with its place, the document and what is out of date", async () => {
    const { exitCode, stdout, stderr } = await workspace.run(["doctor"]);
    expect([exitCode, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^Versions\nname +found +required\nNode\.js +\d+\.\d+\.\d+ +>=20\.19\.0 +ok\n/);
    expect(stdout).toMatch(/\n@crossborder\/runtime +1\.2\.0 +\^1\.0\.0 +ok\n/);
    expect(stdout).toContain("\n\nConfiguration: codegen.config.ts\n");
    expect(stdout).toMatch(/\nspec +"spec\/openapi\.yaml" +codegen\.config\.ts:4:3\n/);
    expect(stdout).toMatch(/\nimportExtension +\.js +default\n/);
    expect(stdout).toMatch(/\ntypes\.importFrom +"@acme\/types" +codegen\.config\.ts:7:5\n/);
    expect(stdout).toContain("\n\nDocument: spec/openapi.yaml (Pets 1.0.0, 2 operations)\n");
    expect(stdout).toMatch(/\n\nInferred: 0\n\nRenamed: 0\n\nSkipped: 0\n\nOut of date: none\./);
  });

  it("exits 1 and says what to change in the project so that generated code compiles", async () => {
    const compilerOptions = { module: "nodenext", verbatimModuleSyntax: true };
    await workspace.write({ "tsconfig.json": JSON.stringify({ compilerOptions }) });
    const { exitCode, stdout } = await workspace.run(["doctor"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/\n\nProject\n {2}tsconfig\.json has "verbatimModuleSyntax".*\n\nDocument: /);
  });

  it("writes nothing", async () => {
    const before = await workspace.read(".");
    await workspace.write(PETS_WITH_A_FISH);
    await workspace.run(["doctor"]);
    expect(await workspace.read(".")).toEqual({ ...before, ...PETS_WITH_A_FISH });
  });

  it("exits 1 and lists the files that are out of date", async () => {
    await workspace.write(PETS_WITH_A_FISH);
    const { exitCode, stdout } = await workspace.run(["doctor"]);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /\n\nOut of date: 1\n {2}changed {2}packages\/types\/\S+\n {2}Run `npm run generate` and commit/,
    );
  });

  it.each([
    [
      "a package that is missing",
      "@crossborder/runtime",
      undefined,
      "Run `npm install @crossborder/runtime@^1.0.0`.",
    ],
    [
      "a package that is too old",
      "@crossborder/runtime",
      "0.9.0",
      "Run `npm install @crossborder/runtime@^1.0.0`.",
    ],
    ["an old compiler", "typescript", "5.1.6", "Install TypeScript 5.5.0 or later."],
    [
      "another version of this program",
      "@crossborder/codegen",
      "0.8.0",
      "The project has version 0.8.0. Start that one, or run `npm install @crossborder/codegen@^1.0.0`.",
    ],
  ])("exits 1 and says what to do for %s", async (_, name, version, remedy) => {
    const path = `node_modules/${name}/package.json`;
    await workspace.write({ [path]: version === undefined ? "" : JSON.stringify({ name, version }) });
    const report = await doctor();
    expect([report.ok, report.versions.find((row: { name: string }) => row.name === name).remedy]).toEqual([
      false,
      remedy,
    ]);
  });

  it("says what was inferred, renamed and skipped, each with its place", async () => {
    const document = {
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      paths: {
        "/a": { get: { responses: { 200: { description: "OK" } } } },
        "/b": {
          get: { operationId: "b/list", tags: ["b"], "x-codegen-inferred": "Nobody says so.", responses: {} },
        },
      },
      components: {
        schemas: { "pet-kind": { type: "string", "x-codegen-unspecified": "The values.", nullable: true } },
      },
    };
    await workspace.write({ "a.json": JSON.stringify(document) });
    const { stdout } = await workspace.run([
      "doctor",
      "--format",
      "json",
      "--spec",
      "a.json",
      "--out",
      "out",
    ]);
    const { inferred, renamed, skipped, settings } = JSON.parse(stdout);
    const texts = (remarks: readonly { text: string }[]) => remarks.map(({ text }) => text);
    expect(texts(inferred)).toEqual([
      expect.stringMatching(/^GET \/a has no operationId\. It is called "/),
      "x-codegen-inferred: Nobody says so.",
      "x-codegen-unspecified: The values.",
    ]);
    expect(texts(renamed)).toContain('Schema "pet-kind" is the type PetKind.');
    expect(texts(skipped)).toEqual(
      expect.arrayContaining([
        "errors has nothing to write: the document has no x-codegen-error-catalog.",
        expect.stringContaining('"nullable" is a keyword of OpenAPI 3.0'),
      ]),
    );
    for (const { location } of [...inferred, ...renamed]) expect(location).toMatch(/^a\.json:1:\d+$/);
    expect(settings.slice(0, 3)).toEqual([
      { name: "spec", value: "a.json", from: "command line" },
      { name: "overlays", value: "none", from: "command line" },
      { name: "out", value: "out", from: "command line" },
    ]);
  });

  it("lists what the command line passes as a setting once", async () => {
    await workspace.write({
      "o.yaml": "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: []\n",
      "codegen.config.ts": PETS_CONFIG.replace("  spec:", '  overlays: ["other.yaml"],\n  spec:'),
    });
    const { stdout } = await workspace.run(["doctor", "--overlay", "o.yaml", "--untrusted"]);
    expect(stdout.match(/^(overlays|untrusted) .*$/gm)).toEqual([
      expect.stringMatching(/^overlays +\["o\.yaml"\] +command line$/),
      expect.stringMatching(/^untrusted +true +command line$/),
    ]);
  });

  it("lists the folder of each generator, also the default", async () => {
    await workspace.write({
      "codegen.config.ts": PETS_CONFIG.replace(/errors\(\{.*?\}\)/, "errors()"),
    });
    const { stdout } = await workspace.run(["doctor", "--format", "json"]);
    const rows: readonly { name: string }[] = JSON.parse(stdout).settings;
    expect(rows.filter(({ name }) => name.endsWith(".folder"))).toEqual([
      { name: "types.folder", value: '"packages/types/src/generated"', from: "codegen.config.ts:7:5" },
      { name: "errors.folder", value: "src/generated/errors", from: "default" },
    ]);
  });

  it("exits 2 for a document that is rejected, and without a document", async () => {
    await workspace.write({ "a.json": "{}" });
    expect((await workspace.run(["doctor", "--spec", "a.json", "--out", "out"])).exitCode).toBe(2);
    const empty = await createWorkspace();
    expect((await empty.run(["doctor"])).exitCode).toBe(2);
    await empty.remove();
  });
});
