import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { controlTable } from "../documents/control-table.ts";
import { controlDescription } from "../src/control/control-description.ts";
import { document } from "../src/description/document.ts";
import { operations } from "../src/description/operations.ts";
import { TRANSPORT_FAULTS } from "../src/faults/fault.ts";
import { HELP } from "../src/server/read-options.ts";
import { DELIVERY_FAULTS } from "../src/webhooks/delivery-faults.ts";
import { RETRY_SECONDS } from "../src/webhooks/retry-schedule.ts";

const run = promisify(execFile);
const read = (file: string) => readFile(new URL(file, import.meta.url), "utf8");
const guide = await read("../../../docs/packages/sandbox.md");
const HOW = "Run `node packages/sandbox/documents/write.ts`.";

test("the description of the control interface is that of its calls", async () => {
  expect(JSON.parse(await read("../control.openapi.json")), HOW).toEqual(
    JSON.parse(JSON.stringify(controlDescription())),
  );
});

test("the guide lists every control call", () => expect(guide.includes(controlTable()), HOW).toBe(true));

test("the guide names every fault, every option and the schedule of retries", () => {
  for (const fault of [...TRANSPORT_FAULTS, ...DELIVERY_FAULTS]) expect(guide).toContain(`| \`${fault}\` |`);
  for (const [option] of HELP.matchAll(/--[a-z-]+(?= )/g))
    if (option !== "--help") expect(guide).toContain(`\`${option}\``);
  expect(guide).toContain(`${RETRY_SECONDS.slice(0, -1).join(", ")} and ${RETRY_SECONDS.at(-1)} seconds`);
});

test("the README lists every path that the description does not have", async () => {
  const readme = await read("../README.md");
  const described = Object.keys(document.paths);
  const extra = operations.flatMap(({ paths }) => paths.filter((path) => !described.includes(path)));
  const named = extra.filter((path) => !/\/(receivers|customers)\b/.test(path));
  expect(named).toEqual(["/v1/upload"]);
  for (const path of named) expect(readme).toContain(`\`${path}\``);
  expect(readme).toContain("both names, `receivers` and `customers`");
  for (const path of named) expect(guide).toContain(`\`${path}\``);
});

test("the guide shows the test that is run", async () => {
  expect(guide).toContain((await read("./example.test.ts")).trim());
});

test("the first example of the guide prints what it says", async () => {
  const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(guide) ?? [];
  // Inside the package, where its own name leads to what it publishes.
  const folder = await mkdtemp(fileURLToPath(new URL("./.work-", import.meta.url)));
  try {
    await writeFile(join(folder, "example.ts"), example);
    const { stdout } = await run(process.execPath, [join(folder, "example.ts")]);
    const [, promised] = /console\.log\(.*\); \/\/ (.*)/.exec(example) ?? [];
    expect(stdout).toBe(`${promised}\n`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
