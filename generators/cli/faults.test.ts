import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";
import { createWorkspace, type Workspace } from "./test/workspace.ts";

let workspace: Workspace;
beforeAll(async () => {
  workspace = await createWorkspace({ "package.json": "{}" });
});
afterAll(() => workspace.remove());

const ROOT = ["--reference-root", "api"];
const ROOT_UNUSED = "--reference-root has no effect without --untrusted.";
const NO_DOCUMENT = "No document was given.";
const NO_FOLDER = "No output folder was given.";

it.each<[args: string[], messages: string[]]>([
  [
    ["generate", "--only", "wat", ...ROOT],
    [NO_FOLDER, NO_DOCUMENT, ROOT_UNUSED],
  ],
  [
    ["generate", "--out", "a", "--only", "wat,types,wut", ...ROOT],
    ['Unknown generator "wat".', 'Unknown generator "wut".', NO_DOCUMENT, ROOT_UNUSED],
  ],
  [
    ["lint", ...ROOT],
    [NO_DOCUMENT, ROOT_UNUSED],
  ],
  [
    ["doctor", ...ROOT],
    [NO_FOLDER, NO_DOCUMENT, ROOT_UNUSED],
  ],
  [
    ["reference", ...ROOT],
    [NO_FOLDER, NO_DOCUMENT, ROOT_UNUSED],
  ],
  [
    ["diff", "a", ...ROOT],
    [NO_DOCUMENT, ROOT_UNUSED],
  ],
  [
    ["verify", "--key-env", "NONE", "--header", "a", "--header", "b", ...ROOT],
    [
      "`codegen verify` requires the service's document, --live or --traffic.",
      NO_DOCUMENT,
      "The environment variable NONE",
      "A value of --header is not a header.",
      "A value of --header is not a header.",
      ROOT_UNUSED,
    ],
  ],
  [
    ["init", "--monorepo", "--overlay", "a", "--with", "query"],
    [
      "--monorepo requires --scope.",
      "--overlay and --monorepo cannot be used together.",
      "--with and --monorepo cannot be used together.",
    ],
  ],
])("%j prints everything that is wrong together", async (args, messages) => {
  const { exitCode, stdout, stderr } = await workspace.run(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: "" });
  const lines = stderr.trimEnd().split("\n");
  expect(lines).toEqual(messages.map((message) => expect.stringContaining(`codegen: ${message}`)));
});

it("a disk without space is one line, not a stack", async () => {
  const error = Object.assign(new Error("ENOSPC: no space left on device, write"), { syscall: "write" });
  const lines: string[] = [];
  const exitCode = await runCli({
    args: ["--version"],
    workingDirectory: workspace.path,
    environment: {},
    ask: undefined,
    stdout: {
      write: () => {
        throw error;
      },
    },
    stderr: { write: (text) => lines.push(text) },
  });
  expect([exitCode, lines]).toEqual([
    2,
    [`codegen: ${error.message}  (Check the path, permissions and disk space.)\n`],
  ]);
});
