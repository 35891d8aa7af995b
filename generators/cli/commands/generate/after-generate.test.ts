import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { PETS } from "../../test/pets.ts";
import { createWorkspace, type Workspace } from "../../test/workspace.ts";

const GENERATE = ["generate", "--spec", "spec/openapi.yaml", "--out", "out"];
const NO_CATALOG = (PETS["spec/openapi.yaml"] ?? "").replace(/x-codegen-error-catalog:\n.*\n/, "");

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace(PETS);
});
afterEach(() => workspace.remove());

/** Returns the manifest that a package manager writes into `node_modules`. */
function installed(name: string, version: string): Record<string, string> {
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, version }) };
}

const ALL_INSTALLED = {
  ...installed("zod", "4.6.7"),
  ...installed("openapi-fetch", "0.17.0"),
  ...installed("@crossborder/runtime", "1.3.0"),
};

describe("after generating, the command says what changed", () => {
  it("in numbers the first time, and that all is up to date the second time", async () => {
    const first = (await workspace.run(GENERATE)).stdout;
    const [, added, total] = /\n\nFiles: (\d+) added; (\d+) in total\.\n/.exec(first) ?? [];
    expect([added, Number(added) > 10]).toEqual([total, true]);
    expect(first).not.toContain("out/types/index.ts");
    expect((await workspace.run(GENERATE)).stdout).toContain(`\n\nUp to date: ${total} files.\n`);
    expect((await workspace.run([...GENERATE, "--check"])).stdout).toContain(
      `\nUp to date: ${total} files.\n`,
    );
  });

  it("with the paths of a few files", async () => {
    await workspace.run([...GENERATE, "--only", "types,errors"]);
    await workspace.write({ "spec/openapi.yaml": NO_CATALOG });
    const { stdout } = await workspace.run([...GENERATE, "--only", "types,errors"]);
    expect(stdout).toMatch(
      /\nFiles: (\d changed, )?\d removed; \d in total\.\n( {2}(changed|removed) {2}out\/\S+\n)+/,
    );
    expect(stdout).toContain("\n  removed  out/errors/index.ts\n");
  });

  it("with all paths if --verbose is passed", async () => {
    const { stdout } = await workspace.run([...GENERATE, "--verbose"]);
    expect(stdout).toContain("\n  added    out/types/index.ts\n");
  });
});

describe("a generator that has nothing to write", () => {
  it("is listed with --verbose and in the JSON only", async () => {
    await workspace.write({ "spec/openapi.yaml": NO_CATALOG });
    expect((await workspace.run(GENERATE)).stdout).not.toContain("errors");
    expect((await workspace.run([...GENERATE, "--verbose"])).stdout).toMatch(
      /\nerrors +0 +0 +nothing to write: the document has no x-codegen-error-catalog/,
    );
    const { targets } = JSON.parse((await workspace.run([...GENERATE, "--format", "json"])).stdout);
    expect(targets).toContainEqual(
      expect.objectContaining({ generator: "errors", nothing: expect.anything() }),
    );
  });

  it("is listed when it removes what it wrote before", async () => {
    await workspace.run(GENERATE);
    await workspace.write({ "spec/openapi.yaml": NO_CATALOG });
    expect((await workspace.run(GENERATE)).stdout).toMatch(/\nerrors +0 +0 +\d changed; nothing to write/);
  });
});

describe("what is missing to compile", () => {
  const missing = async (args: readonly string[] = []) =>
    (await workspace.run([...GENERATE, ...args])).stdout.split(
      "The generated code does not compile yet:\n",
    )[1];

  it("is named, with the command of the project's package manager", async () => {
    await workspace.write({ "package.json": "{}", "pnpm-lock.yaml": "" });
    expect(await missing()).toBe(`  @crossborder/runtime is not installed.
  openapi-fetch is not installed.
  zod is not installed.

Run \`pnpm add @crossborder/runtime@^1.0.0 openapi-fetch@^0.17.0 zod@^4.6.0\`.
`);
    const { missing: json } = JSON.parse((await workspace.run([...GENERATE, "--format", "json"])).stdout);
    expect(json.packages).toContainEqual({ name: "zod", range: "^4.6.0" });
    expect(json.command).toMatch(/^pnpm add /);
  });

  it("is only what the generators that ran need", async () => {
    await workspace.write({ "package.json": "{}", "package-lock.json": "{}" });
    expect(await missing(["--only", "types"])).toBeUndefined();
    expect(await missing(["--only", "zod"])).toMatch(/runtime@\^1\.0\.0 zod@\^4\.6\.0`\.\n$/);
  });

  it("is nothing where all is installed or declared", async () => {
    await workspace.write(ALL_INSTALLED);
    expect(await missing()).toBeUndefined();
    await workspace.write({ "package.json": '{ "dependencies": { "zod": "^4.6.0" } }', ...ALL_INSTALLED });
    expect(await missing()).toBeUndefined();
  });

  it("is also a version that does not work", async () => {
    await workspace.write({ ...ALL_INSTALLED, ...installed("zod", "3.25.76") });
    expect(await missing()).toBe(
      "  zod 3.25.76 is installed, but ^4.6.0 is required.\n\nRun `npm install zod@^4.6.0`.\n",
    );
  });
});
