import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playgroundScript } from "../../../site/build/write-playground.ts";
import type { ProgramEvent, ProgramFaults } from "../../../site/src/playground/program-event.ts";
import { readText } from "../../house/repository.ts";
import { chromiumPath, startChromium } from "../browser/start-chromium.ts";

const ORIGIN = "http://localhost";

describe.skipIf(chromiumPath === undefined)("a program that runs in the page", () => {
  let browser: Browser;
  let page: Page;
  const requested: string[] = [];
  beforeAll(async () => {
    browser = await startChromium();
    page = await browser.newPage();
    const bodies: Readonly<Record<string, string>> = {
      "/": "<script src=/page.js></script>",
      "/page.js": await playgroundScript("start-program"),
      "/worker.js": await playgroundScript("worker"),
    };
    await page.route("**", (route) => {
      const { pathname } = new URL(route.request().url());
      requested.push(pathname);
      const contentType = pathname === "/" ? "text/html" : "text/javascript";
      return route.fulfill({ body: bodies[pathname] ?? "", contentType });
    });
    await page.goto(ORIGIN);
  });
  afterAll(() => browser.close());

  /** Runs a program, and then a text in the page with what was started. */
  function run(
    source: string,
    { timeLimitMs = 60_000, faults = {} }: { timeLimitMs?: number; faults?: ProgramFaults } = {},
    then = "undefined",
  ): Promise<ProgramEvent[]> {
    const files = [{ name: "./program.ts", code: source }];
    return page.evaluate<ProgramEvent[]>(
      `(async () => {
        const events = [];
        const options = { worker: "/worker.js", onEvent: (event) => events.push(event) };
        const started = playground.startProgram({ ...options, ...${JSON.stringify({ files, timeLimitMs, faults })} });
        await started.ended;
        await ${then};
        started.stop();
        return events;
      })()`,
    );
  }

  test("prints what it prints in Node, with the requests of the client between", async () => {
    const [, source = ""] = /```ts run\n([\s\S]*?)```/.exec(readText("docs/packages/sandbox.md")) ?? [];
    const events = await run(source);
    const shown = events.map((event) => (event.kind === "request" ? event.request.operation : event.kind));
    expect(shown).toEqual([
      "tos.create",
      "customers.create",
      "bankAccounts.create",
      "quotes.create",
      "payouts.createEvm",
      "console",
      "clock",
      "ended",
    ]);
    expect(events).toContainEqual({ kind: "console", level: "log", text: "completed" });
    expect(events.at(-1)).toEqual({ kind: "ended", error: undefined });
    expect(JSON.stringify(events)).toContain("[redacted]");
    expect(JSON.stringify(events)).not.toContain("ada@example.com");
  });

  test("gets webhooks", async () => {
    const [, source = ""] = /```ts run\n([\s\S]*?)```/.exec(readText("docs/packages/webhooks.md")) ?? [];
    const events = await run(source);
    expect(events.filter(({ kind }) => kind === "webhook").length).toBeGreaterThan(0);
    expect(events.at(-1)).toEqual({ kind: "ended", error: undefined });
  });

  test("posts what happened before a program fails", async () => {
    const events = await run(`
      import { createSandbox, type Sandbox } from "@crossborder/sandbox";
      const sandbox: Sandbox = createSandbox({ webhookFetch: async () => new Response() });
      const { id: instance_id } = sandbox.instances.development;
      await sandbox.control.webhookEndpoints.create({ instance_id, url: "https://shop.example/hook" });
      await sandbox.control.payins.create({ instance_id });
      await sandbox.deliveries();
      const circle: Record<string, unknown> = {};
      circle.self = circle;
      console.error("a", 1n, undefined, { b: [null] }, circle);
      throw new TypeError("no" satisfies string);
    `);
    expect(events).toEqual([
      { kind: "webhook", event: "payin.new", result: "200" },
      { kind: "console", level: "error", text: 'a 1 undefined {"b":[null]} [object Object]' },
      { kind: "clock", now: expect.stringMatching(/^\d{4}-/) },
      { kind: "ended", error: "TypeError: no" },
    ]);
  });

  test("begins with the faults that were chosen, and its clock can be moved after its end", async () => {
    const source = `
      import { createClient, isOutcomeUnknownError } from "@crossborder/client";
      import { createSandbox } from "@crossborder/sandbox";
      const { fetch, instances, fixtures, control } = createSandbox();
      const { id: instanceId, apiKey } = instances.development;
      const client = createClient({ apiKey, instanceId, baseUrl: "http://sandbox.test", fetch });
      await control.webhookEndpoints.create({ instance_id: instanceId, url: "https://shop.example/hook" });
      await control.clock.freeze();
      await client.payouts.createEvm(await fixtures.payableQuote()).catch((error) => console.log(error.outcome));
    `;
    const faults = {
      calls: { operation: "payouts.createEvm", fault: "reset-after-commit" },
      deliveries: { fault: "duplicate" },
    };
    const events = await run(source, { faults }, "started.advance(60)");
    const requests = events.flatMap((event) => (event.kind === "request" ? [event.request.fault] : []));
    expect(requests).toEqual(["reset-after-commit", null]);
    expect(events).toContainEqual({ kind: "console", level: "log", text: "processed" });
    const webhooks = events.flatMap((event) => (event.kind === "webhook" ? [event.event] : []));
    expect(webhooks).toEqual([
      "bankAccount.new",
      "bankAccount.new",
      "payout.new",
      "payout.update",
      "payout.complete",
    ]);
    const [before = "", after = ""] = events.flatMap((event) => (event.kind === "clock" ? [event.now] : []));
    expect(Date.parse(after) - Date.parse(before)).toBe(60_000);
  });

  test.each([
    ["for (;;) {}", "took longer than"],
    ["for (;;) console.log(1);", "more than 1000 things"],
    [
      "setTimeout(() => { for (;;) {} });\nawait new Promise((resolve) => setTimeout(resolve, 20));",
      "took longer than",
    ],
    ["await new Promise(() => {});", "took longer than"],
    ["const = 1;", "SyntaxError"],
    ['import * as all from "toString";\nall;', 'There is no "toString" here'],
    ['import { readFile } from "node:fs";\nreadFile();', 'There is no "node:fs" here'],
  ])("%s ends, and says why", async (source, error) => {
    const events = await run(source, { timeLimitMs: 3000 });
    expect(events.filter(({ kind }) => kind !== "console")).toEqual([
      { kind: "ended", error: expect.stringContaining(error) },
    ]);
  });

  test("loads its own scripts and nothing else", () => {
    expect([...new Set(requested)].sort()).toEqual(["/", "/page.js", "/worker.js"]);
  });
});
