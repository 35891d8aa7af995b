import { afterEach, expect, it } from "vitest";
import { createWorkspace, type Workspace } from "../test/workspace.ts";

let workspace: Workspace | undefined;
afterEach(() => workspace?.remove());

const DOCUMENT = "openapi: 3.1.1\ninfo: { title: T, version: '1' }\npaths: {}\n";
const OVERLAY = "overlay: 1.0.0\ninfo: { title: O, version: '1' }\nactions: []\n";

/** Every setting that names a file, with a misspelled name. */
const CASES: readonly [setting: string, lines: string, wrong: string, right: string, location: string][] = [
  ["spec", 'spec: "spec/opnapi.yaml",', "spec/opnapi.yaml", "openapi.yaml", "2:3"],
  ["spec", 'spec: "spce/openapi.yaml",', "spce/openapi.yaml", "spec", "2:3"],
  [
    "overlays[1]",
    'spec: "spec/openapi.yaml", overlays: ["fixes.yaml", "fixs.yaml"],',
    "fixs.yaml",
    "fixes.yaml",
    "2:55",
  ],
  [
    "diff.exemptions",
    'spec: "spec/openapi.yaml",\n  diff: { exemptions: "exemption.yaml" },',
    "exemption.yaml",
    "exemptions.yaml",
    "3:11",
  ],
];

it.each(CASES)("%s: a wrong name is reported where the configuration has it", async (...parts) => {
  const [setting, lines, wrong, right, location] = parts;
  workspace = await createWorkspace({
    "codegen.config.mjs": `export default {\n  ${lines}\n  headerCommand: "codegen generate", generators: [],\n};\n`,
    "spec/openapi.yaml": DOCUMENT,
    "fixes.yaml": OVERLAY,
    "exemptions.yaml": "[]\n",
    "base.yaml": DOCUMENT,
  });
  const commands =
    setting === "diff.exemptions" ? [["diff", "base.yaml"]] : [["diff", "base.yaml"], ["generate"]];
  for (const command of commands) {
    const result = await workspace.run(command);
    expect([result.exitCode, result.stderr.trim()]).toEqual([
      2,
      `codegen.config.mjs:${location}  Cannot read ${wrong}. The file does not exist. Did you mean "${right}"?  (Correct \`${setting}\`, or add the file.)`,
    ]);
  }
});

it("a wrong option is not reported as a setting", async () => {
  workspace = await createWorkspace({
    "codegen.config.mjs": `export default { spec: "a.yaml", headerCommand: "codegen generate", generators: [] };\n`,
    "openapi.yaml": DOCUMENT,
  });
  const { stderr } = await workspace.run(["lint", "--spec", "opnapi.yaml"]);
  expect(stderr).toBe(
    'opnapi.yaml:1:1  The file does not exist. Did you mean "openapi.yaml"?  (Pass the path or URL of an OpenAPI document that you can read.)\n',
  );
});
