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
import { createSandbox, serveSandbox } from "../src/index.ts";
import { HELP, readOptions } from "../src/server/read-options.ts";
import { DELIVERY_FAULTS } from "../src/webhooks/delivery-faults.ts";
import { RETRY_SECONDS } from "../src/webhooks/record-attempt.ts";

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

/** Runs a program inside the package, where its own name resolves to its published files. Returns its output. */
async function runFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(fileURLToPath(new URL("./.work-", import.meta.url)));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const { stdout } = await run(process.execPath, [join(folder, Object.keys(files)[0] ?? "")]);
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The code of the guide, by the name in its first line where it has one. */
const blocks = [...guide.matchAll(/```(?:ts|js|dockerfile)\n([\s\S]*?)```/g)].map(([, code = ""]) => code);
const blockNamed = (name: string) => blocks.find((code) => code.startsWith(`// ${name}\n`)) ?? "";

test.each(blocks.filter((code) => /^console\.log\(.*\); \/\/ \w+$/m.test(code)))(
  "an example of the guide prints what it says: %#",
  async (example) => {
    const [, promised] = /console\.log\(.*\); \/\/ (.*)/.exec(example) ?? [];
    expect(await runFiles({ "example.ts": example })).toBe(`${promised}\n`);
  },
);

test("the recipe for Jest works, here with a separate test function", async () => {
  const main = `
    import assert from "node:assert/strict";
    import start from "./sandbox-setup.js";
    import stop from "./sandbox-teardown.js";
    await start();
    let running;
    globalThis.test = (title, run) => { running = run().then(() => console.log(title)); };
    globalThis.expect = (found) => ({ toMatchObject: ({ status }) => assert.equal(found.status, status) });
    await import("./payout.test.js");
    await running;
    await stop();`;
  const names = ["sandbox-setup.js", "sandbox-teardown.js", "payout.test.js"];
  const files = Object.fromEntries(names.map((name) => [name, blockNamed(name)]));
  const printed = await runFiles({ "main.js": main, ...files });
  expect(printed).toMatch(/^a payout completes\n/);
  expect(printed).toContain("The fields of the payout record are not shown.");
});

test("the commands of the recipes are the command's, and ask for its health", async () => {
  const playwright = blockNamed("playwright.config.ts");
  const [, options = ""] = /command: "npx sandbox (.*)"/.exec(playwright) ?? [];
  const { controlToken = "" } = readOptions(options.split(" "));
  expect(blockNamed("terms.spec.ts")).toContain(`controlToken: "${controlToken}"`);
  const container = blocks.find((code) => code.startsWith("FROM ")) ?? "";
  const [, ...fixed] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(container)?.[1] ?? "[]");
  expect(readOptions(fixed)).toMatchObject({ host: "0.0.0.0", remoteControl: true, port: 4010 });
  for (const recipe of [playwright, container])
    expect(recipe).toContain("http://127.0.0.1:4010/__sandbox/health");
});

test("the container is healthy when the sandbox says so", async () => {
  const container = blocks.find((code) => code.startsWith("FROM ")) ?? "";
  const [, , program = ""] = JSON.parse(/^HEALTHCHECK .*CMD (.*)$/m.exec(container)?.[1] ?? "[]");
  const running = await serveSandbox(createSandbox(), { port: 0 });
  const check = () => run(process.execPath, ["-e", program.replace("http://127.0.0.1:4010", running.url)]);
  await check();
  await running.close();
  await expect(check()).rejects.toMatchObject({ code: 1 });
});
