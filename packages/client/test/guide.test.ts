import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  DEFAULT_MAX_PAGES,
  DEFAULT_MAX_RESPONSE_BYTES,
  DEFAULT_TIMEOUT_MS,
  defaultRetryOptions,
} from "@crossborder/runtime/client/internal";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const packageFolder = fileURLToPath(new URL("..", import.meta.url));

let guide: string;
/** Inside the package, where its own name resolves to its published files. */
let folder: string;

beforeAll(async () => {
  guide = await readFile(new URL("../../../docs/packages/client.md", import.meta.url), "utf8");
  folder = await mkdtemp(join(packageFolder, "test", ".work-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("every example", () => {
  test("runs as it stands, and type-checks", async () => {
    const examples = [...guide.matchAll(/```ts(?: run)?\n([\s\S]*?)```/g)]
      .map(([, example = ""]) => example)
      .slice(1); // e2e/consumers/readme runs the first one, with the sandbox
    expect(examples.length).toBeGreaterThan(2);
    const files = examples.map((_example, index) => join(folder, `example-${index}.ts`));
    await Promise.all(files.map((file, index) => writeFile(file, `${examples[index]}export {};\n`)));
    const tsconfig = { extends: "../../tsconfig.json", include: ["./example-*.ts"] };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(tsconfig));
    await run(join(packageFolder, "../../node_modules/.bin/tsc"), ["-p", folder, "--singleThreaded"]);
    for (const file of files) await run(process.execPath, [file]);
  });

  test("of further features prints what it says", async () => {
    const [, example = ""] = /```ts(?: run)?\n([^`]*isAbortedError[\s\S]*?)```/.exec(guide) ?? [];
    await writeFile(join(folder, "features.ts"), example);
    const { stdout, stderr } = await run(process.execPath, [join(folder, "features.ts")]);
    expect(stdout.split("\n")).toEqual(["po_000000000002", "po_000000000001", "0.5", "not-sent", ""]);
    expect(stderr).toMatch(/^payouts\.createEvm was aborted \(outcome: not-sent\)/);
  });
});

test("the table of defaults is what holds", () => {
  const rows = Object.entries({
    timeoutMs: DEFAULT_TIMEOUT_MS,
    ...prefixed(defaultRetryOptions),
    maxResponseBytes: DEFAULT_MAX_RESPONSE_BYTES,
  });
  const [, table = ""] = /## Defaults\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const told = [...table.matchAll(/^\| `([\w.]+)` \| ([\w.]+) \|/gm)].map(([, name, value]) => [name, value]);
  expect(told).toEqual(rows.map(([name, value]) => [name, String(value)]));
  expect(guide).toContain(`more than ${DEFAULT_MAX_PAGES} pages`);
});

function prefixed(options: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [`retry.${name}`, value]));
}
