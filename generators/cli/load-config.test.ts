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

describe("a configuration is refused, with its path, when it has", () => {
  it.each([
    ["no object", "export default 5;", "the default export is not an object."],
    ["no document", "export default {};", "`spec` must be the path of a document."],
    ["no command", 'export default { spec: "a" };', "`command` must say how to regenerate."],
    [
      "no targets",
      'export default { spec: "a", command: "b" };',
      "`targets` must name the generators to run.",
    ],
    [
      "an unknown generator",
      'export default { spec: "a", command: "b", targets: { go: {} } };',
      '"go" is no generator',
    ],
    [
      "a target without a module",
      'export default { spec: "a", command: "b", targets: { types: { folder: "x" } } };',
      'the target "types" needs a folder and a module.',
    ],
    [
      "a format that nobody knows",
      'export default { spec: "a", formats: ["uuid", "uid"] };',
      '"uid" in `formats` is no format that can be asserted.',
    ],
    [
      "another word for formats",
      'export default { spec: "a", formats: "all" };',
      '`formats` must be "assert", "annotate" or a list of formats.',
    ],
    ["an import", 'import { x } from "./x.ts"; export default x;', "cannot be evaluated"],
    ["a mistake", "export default nowhere;", "cannot be evaluated: nowhere is not defined"],
  ])("%s", async (_, text, message) => {
    await workspace.write({ "codegen.config.ts": text });
    const refusal = await loadConfig(workspace.path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UsageError);
    expect((refusal as UsageError).message).toContain(`${workspace.path}/codegen.config.ts`);
    expect((refusal as UsageError).message).toContain(message);
  });
});
