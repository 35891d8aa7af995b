import { join } from "node:path";
import { build } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ProgramEvent } from "../../../site/src/playground/program-event.ts";
import { readText, repository } from "../../house/repository.ts";
import { chromiumPath, startChromium } from "../browser/start-chromium.ts";

const ORIGIN = "http://localhost";

async function scriptOf(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(repository, `site/src/playground/${name}.ts`)],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "playground",
    platform: "browser",
    minify: true,
  });
  return outputFiles[0]?.text ?? "";
}

describe.skipIf(chromiumPath === undefined)("a program that runs in the page", () => {
  let browser: Browser;
  let page: Page;
  const requested: string[] = [];
  beforeAll(async () => {
    browser = await startChromium();
    page = await browser.newPage();
    const bodies: Readonly<Record<string, string>> = {
      "/": "<script src=/page.js></script>",
      "/page.js": await scriptOf("run-program"),
      "/worker.js": await scriptOf("worker"),
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

  function run(source: string, timeLimitMs = 60_000): Promise<ProgramEvent[]> {
    return page.evaluate<ProgramEvent[]>(
      `new Promise((resolve) => {
        const events = [];
        const options = { worker: "/worker.js", timeLimitMs: ${timeLimitMs}, onEvent: (event) => events.push(event) };
        playground.runProgram(${JSON.stringify(source)}, options).then(() => resolve(events));
      })`,
    );
  }

  test("prints what it prints in Node, with the requests of the client between", async () => {
    const [, source = ""] = /```ts\n([\s\S]*?)```/.exec(readText("docs/packages/sandbox.md")) ?? [];
    const events = await run(source);
    const shown = events.map((event) => (event.kind === "request" ? event.request.operation : event.kind));
    expect(shown).toEqual([
      "tos.create",
      "customers.create",
      "bankAccounts.create",
      "quotes.create",
      "payouts.createEvm",
      "console",
      "ended",
    ]);
    expect(events).toContainEqual({ kind: "console", level: "log", text: "completed" });
    expect(events.at(-1)).toEqual({ kind: "ended", error: undefined });
    expect(JSON.stringify(events)).toContain("[redacted]");
    expect(JSON.stringify(events)).not.toContain("ada@example.com");
  });

  test("gets webhooks, which come after all else", async () => {
    const [, source = ""] = /```ts\n([\s\S]*?)```/.exec(readText("docs/packages/webhooks.md")) ?? [];
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
      const circle: Record<string, unknown> = {};
      circle.self = circle;
      console.error("a", 1n, undefined, { b: [null] }, circle);
      throw new TypeError("no" satisfies string);
    `);
    expect(events).toEqual([
      { kind: "console", level: "error", text: 'a 1 undefined {"b":[null]} [object Object]' },
      { kind: "webhook", event: "payin.new", status: "delivered" },
      { kind: "ended", error: "TypeError: no" },
    ]);
  });

  test.each([
    ["for (;;) {}", "took longer than"],
    ["await new Promise(() => {});", "took longer than"],
    ["const = 1;", "SyntaxError"],
    ['import * as all from "toString";\nall;', 'There is no "toString" here'],
    ['import { readFile } from "node:fs";\nreadFile();', 'There is no "node:fs" here'],
  ])("%s ends, and says why", async (source, error) => {
    const events = await run(source, 3000);
    expect(events).toEqual([{ kind: "ended", error: expect.stringContaining(error) }]);
  });

  test("loads its own scripts and nothing else", () => {
    expect([...new Set(requested)].sort()).toEqual(["/", "/page.js", "/worker.js"]);
  });
});
