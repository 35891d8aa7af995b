import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadConfig } from "./load-config.ts";
import { PETS_CONFIG } from "./test/pets.ts";
import { createWorkspace, type Workspace } from "./test/run-cli.ts";
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
      command: "make generate",
      targets: { types: { module: "@acme/types" } },
    },
  });
  expect((await loadConfig(workspace.path))?.folder).toBe(workspace.path);
});

it("a folder without one, up to the root, has none", async () => {
  expect(await loadConfig(`${workspace.path}/deep/er`)).toBeUndefined();
});

/** A configuration that is fine, but for what is added. */
function config(more: string): string {
  return `export default { spec: "a", command: "b", targets: {}, ${more} };`;
}

describe("a configuration is refused, with its path, when it has", () => {
  it.each([
    ["no object", "export default 5;", "The default export is not an object."],
    [
      "nothing, each missing key told",
      "export default {};",
      "`spec` must be the path of a document. `command` must say how to regenerate. `targets` must name the generators to run.",
    ],
    [
      "keys that nobody knows",
      config("overlay: []"),
      'There is no setting `overlay`. Did you mean "overlays"?',
    ],
    [
      "an unknown generator",
      config("targets: { client: {}, typs: {} }"),
      'There is no setting `targets.typs`. Did you mean "types"? `targets.client.folder` must be the path of a folder. `targets.client.module` must be what others import this target from.',
    ],
    [
      "an entry that is a file",
      config('targets: { client: { folder: "a", module: "b", entry: "index.ts" } }'),
      "`targets.client.entry` must be true or false.",
    ],
    [
      "an entry of another target than the client",
      config('targets: { zod: { folder: "a", module: "b", entry: false } }'),
      "There is no setting `targets.zod.entry`.",
    ],
    [
      "a target that is a path",
      config('targets: { zod: "x" }'),
      "`targets.zod` must be an object with a folder and a module.",
    ],
    ["overlays that are no list", config('overlays: "a.yaml"'), "`overlays` must be a list of paths."],
    [
      "a format that nobody knows",
      config('formats: ["uuid", "uid"]'),
      '"uid" in `formats` is no format that can be asserted.',
    ],
    [
      "another word for formats",
      config('formats: "all"'),
      '`formats` must be "assert", "annotate" or a list of formats.',
    ],
    ["another word for numbers of 64 bits", config('int64: "long"'), '`int64` must be "number" or "bigint".'],
    ["a runtime that is no module", config("runtime: true"), "`runtime` must be the module of the runtime."],
    ["another extension", config('importExtension: "js"'), '`importExtension` must be ".ts" or ".js".'],
    [
      "settings of the diff that are none",
      config('diff: { openEnum: true, exempt: 1, packages: { types: "x" } }'),
      'There is no setting `diff.openEnum`. Did you mean "openEnums"? `diff.exempt` must be the path of a file. There is no setting `diff.packages.types`.',
    ],
    [
      "judgements of the diff that judge nothing",
      config(
        'diff: { severity: [{ verdict: "safe" }, { rule: "a", verdict: "fine" }, { rule: "a", verdict: "safe" }] }',
      ),
      "`diff.severity[0]` needs a `rule`, `path` or `tag`. `diff.severity[1].verdict` must be a verdict.",
    ],
    ["an import", 'import { x } from "./x.ts"; export default x;', "cannot be evaluated"],
    ["a mistake", "export default nowhere;", "cannot be evaluated: nowhere is not defined"],
    ["a syntax error, with its place", "export default {\n", "codegen.config.ts:2:1  '}' expected."],
  ])("%s", async (_, text, message) => {
    await workspace.write({ "codegen.config.ts": text });
    const refusal = await loadConfig(workspace.path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as UsageError).message).toContain(`${workspace.path}/codegen.config.ts`);
    expect((refusal as UsageError).message).toContain(message);
  });
});
