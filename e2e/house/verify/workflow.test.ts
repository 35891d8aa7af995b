import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { readText } from "../repository.ts";
import { run } from "../run.ts";

const workflow = readText(".github/workflows/verify.yml");

test("the workflow finds its issue by the line that the report begins with", () => {
  const marker = /VERIFY_MARKER = "([^"]+)"/.exec(readText("generators/verify/verify-view.ts"))?.[1];
  expect(marker).toMatch(/^<!-- .+ -->$/);
  expect(workflow).toContain(`startswith("${marker}")`);
});

test("the job that may write issues checks nothing out, and the key is for the other one", () => {
  const [, compare = "", issue = ""] =
    /\n {2}compare:\n([\s\S]*?)\n {2}issue:\n([\s\S]*)$/.exec(workflow) ?? [];
  expect(issue).toContain("issues: write");
  expect(issue).not.toMatch(/checkout|node |pnpm|secrets\./);
  expect(compare).not.toContain(": write");
  expect(compare.match(/secrets\./g)).toHaveLength(1);
});

test("without an address it is skipped with a message, and every other step waits for one", () => {
  const [, compare = ""] = /\n {2}compare:\n([\s\S]*?)\n {2}issue:\n/.exec(workflow) ?? [];
  const steps = compare.split(/\n {6}- /).slice(1);
  expect(steps.filter((step) => step.includes("env.SERVICE_URL == ''"))).toEqual([
    expect.stringContaining("::notice"),
  ]);
  expect(steps.filter((step) => !step.includes("env.SERVICE_URL"))).toEqual([]);
});

/** The script of a step. */
function scriptOf(name: string): string {
  const [, script = ""] =
    new RegExp(`name: ${name}\\n[\\s\\S]*?run: \\|\\n((?: {10}.*\\n?)+)`).exec(workflow) ?? [];
  return script;
}

/** Runs a script with a program that writes down how it is called. */
async function runStep(
  name: string,
  { program, body, env }: { program: string; body: string; env: Record<string, string> },
) {
  const folder = await mkdtemp(join(tmpdir(), "verify-"));
  try {
    await mkdir(join(folder, "bin"));
    await writeFile(join(folder, "bin", program), `#!/bin/sh\necho "$*" >> '${folder}/calls'\n${body}\n`);
    await chmod(join(folder, "bin", program), 0o755);
    const { exitCode } = await run("bash", ["-eo", "pipefail", "-c", scriptOf(name)], {
      cwd: folder,
      env: {
        PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}`,
        GITHUB_STEP_SUMMARY: join(folder, "summary"),
        GITHUB_OUTPUT: join(folder, "output"),
        ...env,
      },
    });
    const read = (file: string) => readFile(join(folder, file), "utf8").catch(() => "");
    const calls = (await read("calls")).trim().split("\n");
    return { exitCode, calls, output: await read("output"), summary: await read("summary") };
  } finally {
    await rm(folder, { recursive: true });
  }
}

test.each([
  [
    { result: "findings", present: "" },
    [
      "api --method POST repos/acme/api/issues --raw-field title=The service and its description differ --field body=@report/issue.md --silent",
    ],
  ],
  [
    { result: "findings", present: "11\\n12\\n" },
    ["api --method PATCH repos/acme/api/issues/11 --field body=@report/issue.md --silent"],
  ],
  [
    { result: "fine", present: "11\\n" },
    ["api --method PATCH repos/acme/api/issues/11 --field state=closed --silent"],
  ],
  [{ result: "fine", present: "" }, []],
])("with %j the issue is opened, changed, closed or left", async ({ result, present }, calls) => {
  const ran = await runStep("one issue, in place", {
    program: "gh",
    body: `case "$*" in *--jq*) printf '${present}';; esac`,
    env: { REPOSITORY: "acme/api", RESULT: result },
  });
  expect([ran.exitCode, ran.calls.slice(1)]).toEqual([0, calls]);
});

test.each([
  [0, { exitCode: 0, output: "result=fine\n" }],
  [1, { exitCode: 0, output: "result=findings\n" }],
  [2, { exitCode: 2, output: "" }],
])("a run that ends with %i", async (code, want) => {
  const ran = await runStep("compare", {
    program: "node",
    body: `echo report; exit ${code}`,
    env: { SERVICE_URL: "https://api.test/doc", LIVE_URL: "https://api.test", PARAMETERS: "a=1 b=2" },
  });
  expect(ran).toMatchObject({ ...want, summary: "report\n" });
  expect(ran.calls).toEqual([
    "generators/cli/main.ts verify https://api.test/doc --format markdown --output-file report/verify.json --live https://api.test --parameter a=1 --parameter b=2",
  ]);
});
