import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ExampleRun } from "./run-examples.ts";

const packageFolder = join(import.meta.dirname, "../..");
const work = join(import.meta.dirname, ".tmp"); // git ignores it
const guide = readFileSync(join(packageFolder, "../../docs/packages/webhooks.md"), "utf8");
const examples = [...guide.matchAll(/^```ts(?: run)?\n([\s\S]*?)^```$/gm)]
  .map(([, code = ""]) => code)
  .slice(1); // e2e/consumers/readme runs the first one, with the sandbox
const surroundings = readFileSync(join(import.meta.dirname, "surroundings.ts"), "utf8");
const names = [...surroundings.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);

/** Returns an example with imports of the names that it uses without declaring them, and with the code that follows. */
function programOf(code: string, then: string): string {
  const program = `${code}\n${then}`;
  const made = (name: string) =>
    new RegExp(`(?:const|as|import \\{[^}]*) ${name}\\b`).test(program) && !["effects"].includes(name);
  const used = names.filter((name) => new RegExp(`(?<![."'])\\b${name}\\b`).test(program) && !made(name));
  return `import { ${used.join(", ")} } from "../surroundings.ts";\n${program}`;
}

/** Code that runs after an example, and the output that it must print. */
const checks: readonly { readonly has: string; readonly then: string; readonly prints: unknown }[] = [
  {
    has: 'secrets, deduplicate: { store, consumer: "payouts" }',
    then: `import { signDelivery } from "@crossborder/webhooks/testing";
receiver.onUnhandled(() => undefined);
await receiver.handle(new Request("https://shop.example.com/", await signDelivery({ secrets, event })));
console.log(JSON.stringify(effects));`,
    prints: ["SET", "EVAL"],
  },
  {
    has: "attempt, error });",
    then: `import { signDelivery } from "@crossborder/webhooks/testing";
console.error = (...words) => effects.push(words.at(-1));
receiver.on("payout.update", () => Promise.reject(new Error("away")));
for (let time = 0; time < 2; time++)
  await receiver.handle(new Request("https://shop.example.com/", await signDelivery({ secrets, event, id: "msg_1" })));
await receiver.handle(new Request("https://shop.example.com/", { method: "POST", body: "{}" }));
console.log(JSON.stringify(effects));`,
    prints: [
      { id: "msg_1", event: "payout.update", attempt: 1, error: {} },
      { id: "msg_1", event: "payout.update", attempt: 2, error: {} },
      { error: { reason: "headers", name: "WebhookError" } },
    ],
  },
  {
    has: "await findTenant(url",
    then: `import { signDelivery } from "@crossborder/webhooks/testing";
const { log } = console;
console.log = (...words) => effects.push(words.join(" "));
for (const tenant of ["acme", "ACME", "nobody"])
  effects.push((await receiver.handle(new Request("https://shop.example.com/" + tenant, await signDelivery({ secrets, event: ended, id: "msg_1" })))).status);
log(JSON.stringify(effects));`,
    prints: ["acme msg_1", 204, 204, 401],
  },
  {
    has: "createPostgresInbox, createPostgresOutbox",
    then: `for (let time = 0; time < 2; time++)
  await receiver.handle(new Request("https://shop.example.com/", request));
await createPostgresOutbox({ database }).drain(async ({ id, topic, payload }) => send(topic, payload, id));
console.log(JSON.stringify([(await pool.query("select payin from credit")).rows, effects]));
await pool.end();`,
    prints: [[{ payin: "pi_000000000000" }], [["receipt", { payin: "pi_000000000000" }, "1"]]],
  },
  {
    has: "inbox.listPending()",
    then: `await pool.query("insert into webhook_inbox (key, pending_in) values ('payouts msg_9', 1)");
console.log(JSON.stringify((await inbox.listPending()).map(({ key }) => key)));
await pool.end();`,
    prints: ["payouts msg_9"],
  },
  {
    has: "inbox.listFailed()",
    then: `console.log(JSON.stringify(failed));
await pool.end();`,
    prints: [],
  },
  {
    has: "outbox.listDeadLetters()",
    then: `const failing = createPostgresOutbox({ database: fromPg(pool), maxAttempts: 1 });
await pool.query("insert into webhook_outbox (key, topic, payload) values ('key', 'receipt', '1')");
const fail = () => Promise.reject(new Error("no mail today"));
await failing.drain(fail).catch(() => undefined);
console.log(JSON.stringify([dead.length, (await failing.listDeadLetters()).map(({ error }) => error)]));
await pool.end();`,
    prints: [0, ["Error: no mail today"]],
  },
  {
    has: "creditPayin({ event }",
    then: `await receiver.handle(new Request("https://shop.example.com/", request));
console.log(JSON.stringify(effects));`,
    prints: ["credit pi_000000000000"],
  },
  {
    has: "receiver.close({ timeoutMs",
    then: `import { signDelivery } from "@crossborder/webhooks/testing";
process.emit("SIGTERM");
const refused = await receiver.handle(new Request("https://shop.example.com/", await signDelivery({ secrets, event })));
console.log(JSON.stringify([refused.status, refused.headers.get("retry-after"), effects]));`,
    prints: [503, "30", []],
  },
  {
    has: "switch (delivery.kind)",
    then: "console.log(JSON.stringify(effects));",
    prints: ["credit pi_000000000000"],
  },
  {
    has: "deliver(url, event, { secrets, times: 5 })",
    then: "console.log(JSON.stringify(effects));",
    prints: ["payout.update", "payout.complete", "payout.new"],
  },
];

const checkOf = (code: string) => checks.find(({ has }) => code.includes(has));
const fileOf = (index: number) => join(work, `example-${index + 1}.ts`);

beforeAll(() => {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work);
  for (const [index, code] of examples.entries())
    writeFileSync(fileOf(index), programOf(code, checkOf(code)?.then ?? ""));
  const tsconfig = {
    extends: "../../../tsconfig.json",
    compilerOptions: { noEmit: true, noUnusedLocals: false, isolatedDeclarations: false },
    include: ["./*.ts"],
  };
  writeFileSync(join(work, "tsconfig.json"), JSON.stringify(tsconfig));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test("every example is looked at, and none is left without a fence", () => {
  expect(examples).toHaveLength(15);
  for (const { has } of checks) expect(examples.filter((code) => code.includes(has))).toHaveLength(1);
  expect(guide).not.toMatch(/^\n {4}(?!npm )/m);
});

test("the examples type-check", () => {
  const tsc = join(packageFolder, "../../node_modules/.bin/tsc");
  const compiler = ["-p", work, "--singleThreaded"];
  expect(() => execFileSync(tsc, compiler, { encoding: "utf8", stdio: "pipe" })).not.toThrow();
});

describe("the examples run", () => {
  let runs: readonly ExampleRun[];
  beforeAll(() => {
    const files = examples.map((_, index) => fileOf(index));
    // A database of WebAssembly that runs for a second is not worth an optimizing compiler.
    const program = ["--liftoff-only", join(import.meta.dirname, "run-examples.ts"), ...files];
    runs = JSON.parse(execFileSync(process.execPath, program, { cwd: packageFolder, encoding: "utf8" }));
  });

  test.each(examples.map((code, index) => [index + 1, code] as const))("example %i", (number, code) => {
    const { printed, error } = runs[number - 1] ?? { printed: [], error: "It was not run." };
    expect(error).toBeUndefined();
    const check = checkOf(code);
    if (check) expect(JSON.parse(printed.at(-1) ?? "")).toEqual(check.prints);
  });
});
