import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";
import { PETS_CONFIG } from "./test/pets.ts";
import { createWorkspace, type Workspace } from "./test/workspace.ts";
import { UsageError } from "./usage-error.ts";

let workspace: Workspace;
beforeEach(async () => {
  workspace = await createWorkspace({ "deep/er/.keep": "" });
});
afterEach(() => workspace.remove());

it("the closest configuration above a folder counts, with the folder that its paths are relative to", async () => {
  await workspace.write({
    "codegen.config.ts": PETS_CONFIG,
    "deep/codegen.config.ts": PETS_CONFIG.replace("npm run", "make"),
  });
  expect(await loadConfig(`${workspace.path}/deep/er`)).toMatchObject({
    folder: `${workspace.path}/deep`,
    config: {
      spec: "spec/openapi.yaml",
      headerCommand: "make generate",
      generators: [{ name: "types", importFrom: "@acme/types" }, { name: "errors" }],
    },
  });
  expect((await loadConfig(workspace.path))?.folder).toBe(workspace.path);
});

it("a folder without one, up to the root, has none", async () => {
  expect(await loadConfig(`${workspace.path}/deep/er`)).toBeUndefined();
});

/** A valid configuration with additions. */
function config(more: string): string {
  return `export default { spec: "a", headerCommand: "b", generators: [], ${more} };`;
}

/** A configuration with these generators. */
function listing(generators: string): string {
  return `import { client, types, zod } from "@crossborder/codegen";
export default { spec: "a", headerCommand: "b", generators: [${generators}] };`;
}

it("a configuration imports generators from files beside it, in TypeScript", async () => {
  await workspace.write({
    "codegen.config.ts": `import { routes } from "./routes.ts";
export default { spec: "a", headerCommand: "b", generators: [routes({ title: "Ours" })] };`,
    "routes.ts": `import { defineGenerator, option, type Generated } from "@crossborder/codegen/generator";
const nothing: Generated = { kind: "nothing", reason: "none" };
export const routes = defineGenerator({
  name: "routes",
  summary: "a list of routes",
  options: { title: option.string() },
  generate: () => nothing,
});`,
  });
  const loaded = await loadConfig(workspace.path);
  expect(loaded?.config.generators).toMatchObject([
    { name: "routes", options: { title: "Ours" }, needs: [] },
  ]);
});

describe("a configuration is rejected, with its path, when it has", () => {
  it.each([
    ["no object", "export default 5;", "The default export must be an object."],
    [
      "nothing, each missing key reported",
      "export default {};",
      [
        "`spec` must be the path or URL of a document, without credentials.",
        "`generators` must list the generators to run, as in [types(), zod()].",
      ],
    ],
    [
      "a name of other generators",
      config("plugins: []"),
      'Unknown setting `plugins`. Did you mean "generators"?',
    ],
    ["keys that nobody knows", config("overlay: []"), 'Unknown setting `overlay`. Did you mean "overlays"?'],
    [
      "a generator that is not called",
      listing("types(), zod"),
      "`generators[1]` is a function: call it, as in types().",
    ],
    [
      "a generator that is a name",
      listing('"types"'),
      "`generators[0]` must be what a generator's function returns",
    ],
    [
      "the same generator twice",
      listing("zod(), types(), zod()"),
      '`generators` has two generators called "zod".',
    ],
    [
      "an option that nobody knows",
      listing("types({ int46: 1 })"),
      '`types` has no option `int46`. Did you mean "int64"?',
    ],
    [
      "an option of another generator",
      listing('types({ formats: "assert" })'),
      "`types` has no option `formats`.",
    ],
    [
      "a folder that is no path",
      listing("types({ folder: 1 })"),
      "Option `folder` of `types` must be a string that is not empty.",
    ],
    [
      "an entry that is a file",
      listing('client({ entry: "index.ts" })'),
      "Option `entry` of `client` must be true or false.",
    ],
    [
      "an entry of another generator than the client",
      listing("zod({ entry: false })"),
      "`zod` has no option `entry`.",
    ],
    ["out that is no path", config("out: 1"), "`out` must be the path of a folder."],
    [
      "overlays that are no list",
      config('overlays: "a.yaml"'),
      "`overlays` must be a list of paths or URLs, without credentials.",
    ],
    [
      "a format that nobody knows",
      listing('zod({ formats: ["uuid", "uid"] })'),
      'Option `formats` of `zod` names "uid", which is not a known format.',
    ],
    [
      "another word for formats",
      listing('zod({ formats: "all" })'),
      'Option `formats` of `zod` must be "assert", "annotate" or a list of formats.',
    ],
    [
      "another word for numbers of 64 bits",
      listing('types({ int64: "long" })'),
      'Option `int64` of `types` must be "number" or "bigint".',
    ],
    ["a runtime that is no module", config("runtime: true"), "`runtime` must be the module of the runtime."],
    [
      "another extension",
      config('importExtension: "js"'),
      '`importExtension` must be ".js", ".ts" or an empty string.',
    ],
    [
      "settings of the diff that are none",
      config('diff: { newEnumValue: "safe", exemptions: 1, packages: { types: "x" } }'),
      [
        'Unknown setting `diff.newEnumValue`. Did you mean "newEnumValues"?',
        "`diff.exemptions` must be the path of a file.",
        "Unknown setting `diff.packages.types`.",
      ],
    ],
    [
      "judgements of the diff that judge nothing",
      config(
        'diff: { verdicts: [{ verdict: "safe" }, { rule: "a", verdict: "fine" }, { rule: "a", verdict: "safe" }] }',
      ),
      [
        "`diff.verdicts[0]` needs a `rule`, `path` or `tag`.",
        "`diff.verdicts[1].verdict` must be one of breaking, undecided, risky, safe, docs.",
      ],
    ],
    ["an import of nothing", 'import { x } from "./x.ts"; export default x;', "cannot be evaluated"],
    ["a mistake", "export default nowhere;", "cannot be evaluated: nowhere is not defined"],
    ["a syntax error, with its place", "export default {\n", "codegen.config.ts:2:1  '}' expected."],
  ])("%s", async (_, text, message) => {
    await workspace.write({ "codegen.config.ts": text });
    const failure = await loadConfig(workspace.path).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as UsageError).message).toMatch(/^codegen\.config\.ts:\d+:\d+ /);
    for (const line of [message].flat()) expect((failure as UsageError).message).toContain(line);
  });
});
