import { chmod } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "../load-config.ts";
import { PETS } from "../test/pets.ts";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

const ASKING = ["init", "--no-install"];
const INIT = [...ASKING, "--yes"];
const MANIFEST = '{\n\t"name": "shop",\n\t"type": "module",\n\t"scripts": { "test": "true" }\n}\n';
const TSCONFIG = '{ "compilerOptions": { "module": "nodenext", "strict": true } }';

/** Prompts are off on a build server, where these tests may run. */
const TERMINAL = { CI: "" };

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ ...PETS, "package.json": MANIFEST, "tsconfig.json": TSCONFIG });
});
afterEach(() => workspace.remove());

const files = async () => Object.keys(await workspace.read(".")).filter((path) => !path.startsWith("src/"));

describe("codegen init", () => {
  it("finds the document, and writes a configuration, scripts, dependencies and generated code", async () => {
    const { exitCode, stdout, stderr } = await workspace.run(INIT);
    expect(exitCode).toBe(0);
    expect(
      stderr.replaceAll(/\d+ files/g, "N files"),
    ).toBe(`Document: spec/openapi.yaml (Pets 1.0.0, 2 operations)

This will be written:
  new      codegen.config.ts
  changed  package.json       script generate, script codegen:check, dependency @crossborder/runtime, dependency openapi-fetch, dependency zod, dev dependency @crossborder/codegen
  new      src/api/types/     N files
  new      src/api/errors/    N files
  new      src/api/zod/       N files
  new      src/api/client/    N files
  new      src/api/webhooks/  N files
`);
    expect(stdout).toBe(`The project is set up.
Install the dependencies now.

Call the API, for example in src/first-call.ts:

    import { isApiError, isConnectionError } from "@crossborder/runtime/client";
    import { createClient } from "./api/client/index.js";

    const client = createClient({
      baseUrl: "https://api.example.com",
    });

    try {
      const result = await client.pets.get({ pet_id: "example" });
      console.log(result);
    } catch (error) {
      if (isApiError(error)) console.error(error.status, error.rawBody);
      else if (isConnectionError(error)) console.error(error.message);
      else throw error;
    }

Run it: \`npx tsx src/first-call.ts\`

Run \`npm run generate\` after each change of the document, and \`npm run codegen:check\` in CI.
`);
    const { "codegen.config.ts": config, "package.json": manifest } = await workspace.read(".");
    expect(
      config,
    ).toBe(`import { type CodegenConfig, client, errors, types, webhooks, zod } from "@crossborder/codegen";

export default {
  spec: "spec/openapi.yaml",
  headerCommand: "npm run generate",
  out: "src/api",
  generators: [types(), errors(), zod(), client(), webhooks()],
} satisfies CodegenConfig;
`);
    expect(manifest).toContain('\n\t\t"test": "true",\n\t\t"generate": "codegen generate",\n');
    expect(JSON.parse(manifest ?? "").devDependencies).toEqual({ "@crossborder/codegen": "^1.0.0" });
  });

  it("writes what `codegen generate` writes, and changes nothing the second time", async () => {
    await workspace.run(INIT);
    const before = await workspace.read(".");
    expect(await workspace.run(["generate", "--check"])).toMatchObject({ exitCode: 0 });
    const again = await workspace.run(INIT);
    expect([again.exitCode, again.stderr]).toEqual([
      0,
      expect.stringContaining(
        "Every file is there already.\n\nnote: codegen.config.ts exists and is left as it is.",
      ),
    ]);
    expect(await workspace.read(".")).toEqual(before);
  });

  it("leaves and names scripts, dependencies and settings that differ", async () => {
    const manifest = {
      scripts: { generate: "prisma generate" },
      dependencies: { zod: "^3.23.0", "openapi-fetch": "^0.17.2" },
    };
    const config = `import { types, zod } from "@crossborder/codegen";
export default { spec: "other.yaml", headerCommand: "make", out: "lib", generators: [types(), zod()] };
`;
    await workspace.write({ "package.json": JSON.stringify(manifest), "codegen.config.ts": config });
    await workspace.write({
      "other.yaml": PETS["spec/openapi.yaml"]?.replaceAll("./Pet", "./spec/Pet") ?? "",
    });
    const { exitCode, stdout, stderr } = await workspace.run([...INIT, "--spec", "spec/openapi.yaml"]);
    expect([exitCode, stdout.trimEnd().split("\n").at(-1)]).toEqual([
      0,
      "Run `npx codegen generate` after each change of the document, and `npm run codegen:check` in CI.",
    ]);
    expect(stderr.split("\n").filter((line) => line.startsWith("note: "))).toEqual([
      "note: codegen.config.ts exists and is left as it is: it names the document other.yaml, not spec/openapi.yaml. Change `spec` there.",
      'note: package.json already has a script "generate", which does something else. Give `codegen generate` another name.',
      "note: package.json already has zod ^3.23.0, but ^4.6.0 is required. Change it, and install again.",
    ]);
    const after = await workspace.read(".");
    expect(after["codegen.config.ts"]).toBe(config);
    expect(JSON.parse(after["package.json"] ?? "")).toMatchObject(manifest);
    expect(Object.keys(after)).toContain("lib/zod/request/index.ts");
  });

  it("writes overlays into the configuration", async () => {
    const overlay = {
      overlay: "1.0.0",
      actions: [{ target: "$.components.schemas.Kind.enum", update: "fish" }],
    };
    await workspace.write({ "fish.json": JSON.stringify(overlay) });
    expect(await workspace.run([...INIT, "--overlay", "fish.json"])).toMatchObject({ exitCode: 0 });
    expect((await loadConfig(workspace.path))?.config.overlays).toEqual(["fish.json"]);
    expect((await workspace.read("."))["src/api/types/schemas.ts"]).toContain('"fish"');
    expect((await workspace.run(["generate", "--check"])).exitCode).toBe(0);
  });

  it("names its program in generated files where the script `generate` does something else", async () => {
    await workspace.write({
      "package.json": '{ "scripts": { "generate": "prisma generate" } }',
      "pnpm-lock.yaml": "",
    });
    await workspace.run(INIT);
    expect((await workspace.read("."))["src/api/types/index.ts"]).toContain(
      "run `pnpm exec codegen generate`",
    );
  });

  it("takes another folder when src/api holds something else", async () => {
    await workspace.write({ "src/api/mine.ts": "export {};\n" });
    await workspace.run(INIT);
    expect((await loadConfig(workspace.path))?.config.out).toBe("src/generated");
  });

  it("writes JavaScript for a project without TypeScript, and imports that Node and bundlers find", async () => {
    for (const [manifest, name, extension, example] of [
      ['{ "type": "module" }', "codegen.config.js", ".ts", "src/first-call.js"],
      ["{}", "codegen.config.mjs", ".ts", "src/first-call.ts"],
      ['{ "type": "commonjs" }', "codegen.config.mjs", ".ts", "src/first-call.ts"],
      [
        '{ "type": "module", "devDependencies": { "vite": "^8.0.0" } }',
        "codegen.config.js",
        "",
        "src/first-call.js",
      ],
    ] as const) {
      const project = await createWorkspace({ ...PETS, "package.json": manifest });
      const { stdout } = await project.run([...INIT, "--format", "json"]);
      expect(JSON.parse(stdout)).toMatchObject({ ok: true, example: { file: example } });
      const loaded = await loadConfig(project.path);
      expect([loaded?.path, loaded?.config.importExtension]).toEqual([join(project.path, name), extension]);
      expect((await project.run(["generate", "--check"])).exitCode).toBe(0);
      await project.remove();
    }
  });

  it.each([
    ["nodenext", { module: "nodenext" }, ".js", undefined],
    ["node16 in CommonJS", { module: "node16" }, ".js", '"module": "node16"'],
    ["a bundler", { module: "esnext", moduleResolution: "bundler" }, "", undefined],
    ["preserve", { module: "preserve" }, "", undefined],
    [
      "verbatimModuleSyntax in CommonJS",
      { module: "nodenext", verbatimModuleSyntax: true },
      ".js",
      "Run `npm pkg set type=module`",
    ],
    [
      "verbatimModuleSyntax with a bundler",
      { module: "preserve", verbatimModuleSyntax: true },
      "",
      undefined,
    ],
    ["the resolution of Node 10", { module: "commonjs" }, ".js", "does not find the packages"],
  ])("reads tsconfig.json: %s", async (_, compilerOptions, extension, note) => {
    await workspace.write({ "package.json": "{}", "tsconfig.json": JSON.stringify({ compilerOptions }) });
    const { stderr } = await workspace.run(INIT);
    expect((await loadConfig(workspace.path))?.config.importExtension ?? ".js").toBe(extension);
    if (note === undefined) expect(stderr).not.toContain("note:");
    else expect(stderr).toContain(note);
  });

  it("wraps the first call in a function where a file is CommonJS", async () => {
    for (const manifest of ["{}", '{ "type": "commonjs" }', '{ "devDependencies": { "typescript": "5" } }']) {
      const project = await createWorkspace({ ...PETS, "package.json": manifest });
      const { stdout } = await project.run(INIT);
      expect(stdout, manifest).toContain("    async function main() {\n      try {\n");
      expect(stdout, manifest).toContain("Run it: `npx tsx src/first-call.ts`");
      await project.remove();
    }
  });
});

describe("the document", () => {
  it("is asked for when there are several", async () => {
    await workspace.write({ "docs/swagger.json": '{ "openapi": "3.1.0" }' });
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return ["1", "mcp, query", "y"][questions.length - 1] ?? "";
    };
    expect(await workspace.run(ASKING, { ask, env: TERMINAL })).toMatchObject({ exitCode: 0 });
    expect(questions).toEqual([
      "The project has several documents:\n  1  spec/openapi.yaml\n  2  docs/swagger.json\nWhich one? [1] ",
      "Also generate query (TanStack Query), mocks (MSW) or mcp (tools for agents)? [none] ",
      "\nContinue? [Y/n] ",
    ]);
    const config = (await loadConfig(workspace.path))?.config;
    expect(config?.spec).toBe("spec/openapi.yaml");
    expect(config?.generators?.map(({ name }) => name)).toEqual(expect.arrayContaining(["query", "mcp"]));
    expect(config?.generators?.map(({ name }) => name)).not.toContain("mocks");
  });

  it("must be passed where nobody can be asked", async () => {
    await workspace.write({ "docs/swagger.json": '{ "openapi": "3.1.0" }' });
    expect(await workspace.run(INIT)).toEqual({
      exitCode: 2,
      stdout: "",
      stderr:
        "codegen: The project has several documents: spec/openapi.yaml, docs/swagger.json.  (Pass one of them with --spec.)\n",
    });
    const empty = await createWorkspace({ "package.json": "{}", "spec/other.yaml": "a: 1\n" });
    expect((await empty.run(INIT)).stderr).toBe(
      "codegen: No OpenAPI document was found in this project.  (Pass its path or URL with --spec.)\n",
    );
    await empty.remove();
  });

  it("with errors is rejected, and nothing is written", async () => {
    const before = await workspace.read(".");
    await workspace.write({
      "spec/openapi.yaml": "openapi: 3.1.0\ncomponents: { schemas: { A: { $ref: '#/x' } } }\n",
    });
    const { exitCode, stderr } = await workspace.run(INIT);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringMatching(/^spec\/openapi\.yaml:2:\d+ {2}The reference/),
    ]);
    expect(Object.keys(await workspace.read("."))).toEqual(Object.keys(before));
  });
});

describe("a person at a terminal", () => {
  const refuse = async () => "n";
  it("can say no, and then nothing is written", async () => {
    const before = await files();
    expect(await workspace.run(ASKING, { ask: refuse, env: TERMINAL })).toMatchObject({
      exitCode: 1,
      stdout: "Nothing was written.\n",
    });
    expect(await files()).toEqual(before);
  });

  it.each([
    ["with --yes", [...ASKING, "--yes"], TERMINAL],
    ["with --yes and --format json", [...ASKING, "--yes", "--format", "json"], TERMINAL],
    ["on a build server", ASKING, { CI: "true" }],
  ])("is not asked %s", async (_, args, env) => {
    expect(await workspace.run(args, { ask: refuse, env })).toMatchObject({ exitCode: 0 });
    expect(await files()).toContain("codegen.config.ts");
  });
});

describe("where nobody can be asked", () => {
  it.each([
    ["without a terminal", ASKING, undefined],
    ["with --format json, on a terminal", [...ASKING, "--format", "json"], async () => "y"],
    ["where everything but the installation was done before", ["init"], undefined],
  ])("nothing is written, and what would be is shown: %s", async (_, args, ask) => {
    if (!args.includes("--no-install")) await workspace.run(INIT);
    const before = await workspace.read(".");
    const { exitCode, stdout, stderr } = await workspace.run(args, { ...(ask && { ask }), env: TERMINAL });
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^Document: spec\/openapi\.yaml/);
    expect(stderr).toMatch(/This will be written:|Then `npm install/);
    expect(stderr).toMatch(
      /\ncodegen: Nothing was written: there is nobody to ask\. {2}\(Pass --yes to write this without being asked\.\)\n$/,
    );
    expect(await workspace.read(".")).toEqual(before);
  });

  it("a process without a terminal stops", async () => {
    const before = await workspace.read(".");
    const { exitCode, stderr } = await workspace.spawn(ASKING, { env: TERMINAL });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("Pass --yes")]);
    expect(await workspace.read(".")).toEqual(before);
  });

  it("a project that is set up already is not asked about", async () => {
    await workspace.run(INIT);
    const before = await workspace.read(".");
    expect(await workspace.run(ASKING, { env: TERMINAL })).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining("Every file is there already."),
    });
    expect(await workspace.read(".")).toEqual(before);
  });
});

describe("the installation", () => {
  /** A fake package manager: it writes what a real one writes, then ends with a code. */
  async function fakeManager(name: string, exitCode: number): Promise<Record<string, string>> {
    const script = `#!/bin/sh
mkdir -p node_modules/zod
echo '{}' > node_modules/zod/package.json
echo changed >> package-lock.json
echo "$@" > arguments.txt
echo "E404 zod was not found" >&2
exit ${exitCode}
`;
    await workspace.write({ [`bin/${name}`]: script });
    await chmod(join(workspace.path, "bin", name), 0o755);
    return { PATH: `${join(workspace.path, "bin")}${delimiter}${process.env.PATH}` };
  }

  it.runIf(process.platform !== "win32")("runs the package manager of the project", async () => {
    await workspace.write({ "pnpm-lock.yaml": "" });
    const env = await fakeManager("pnpm", 0);
    expect(await workspace.run(["init", "--yes"], { env })).toMatchObject({
      exitCode: 0,
      stderr: expect.stringContaining("Then `pnpm install --no-frozen-lockfile` will run."),
    });
    expect((await workspace.read("."))["arguments.txt"]).toBe("install --no-frozen-lockfile\n");
  });

  it.runIf(process.platform !== "win32")("that fails leaves every file as it was", async () => {
    await workspace.write({ "package-lock.json": "{}" });
    const env = await fakeManager("npm", 3);
    const before = await workspace.read(".");
    const { exitCode, stdout, stderr } = await workspace.run(["init", "--yes"], { env });
    expect([exitCode, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(
      "codegen: `npm install --no-audit --no-fund` failed. It exited with 3. The files are as they were before.\n\nE404 zod was not found\n",
    );
    expect({ ...(await workspace.read(".")), "arguments.txt": undefined }).toEqual({
      ...before,
      "arguments.txt": undefined,
    });
  });

  it("is rejected with a reason where the program is missing", async () => {
    await workspace.write({ "bun.lock": "" });
    const before = await workspace.read(".");
    const { exitCode, stderr } = await workspace.run(["init", "--yes"], { env: { PATH: "" } });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("The program bun was not found.")]);
    expect(await workspace.read(".")).toEqual(before);
  });
});

describe("a folder", () => {
  it("without a package.json is rejected", async () => {
    expect(await workspace.run(INIT, { in: "spec" })).toEqual({
      exitCode: 2,
      stdout: "",
      stderr: `codegen: This folder has no package.json.  (Run the command in ${workspace.path}, or run \`npm init -y\` first.)\n`,
    });
  });

  it("with a package.json that is not JSON is rejected", async () => {
    await workspace.write({ "package.json": "{" });
    expect((await workspace.run(INIT)).stderr).toBe(
      "codegen: The package.json of this folder cannot be read.  (Correct its JSON.)\n",
    );
  });
});
