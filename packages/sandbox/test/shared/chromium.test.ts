import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumPath, startChromium } from "../support/chromium.ts";
import { bundleProgram, bundleTests, sharedTests } from "./bundle.ts";
import type { Summary } from "./run-tests.ts";

/** A secure context, as Web Crypto needs one. Nothing listens there. */
const ORIGIN = "http://localhost";

/** Resolves with the message of the worker. */
const RUN_WORKER = `new Promise((resolve, reject) => {
  const worker = new Worker("/worker.js", { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => reject(new Error(message));
})`;

describe.skipIf(chromiumPath === undefined)("the sandbox in Chromium", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  /** A page with these scripts. All other requests fail, so that nothing needs a network. */
  async function openPage(scripts: Readonly<Record<string, string>>): Promise<Page> {
    const page = await browser.newPage();
    await page.route("**", (route) => {
      const body = { [`${ORIGIN}/`]: "", ...scripts }[route.request().url()];
      const contentType = scripts[route.request().url()] === undefined ? "text/html" : "text/javascript";
      return body === undefined ? route.abort() : route.fulfill({ body, contentType });
    });
    await page.goto(ORIGIN);
    return page;
  }

  test("passes the tests that need no module of Node, in a page", async () => {
    const files = await sharedTests();
    const page = await openPage({ [`${ORIGIN}/tests.js`]: await bundleTests(files) });
    const { passed, failed } = await page.evaluate<Summary>("import('/tests.js').then(({ run }) => run())");
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(600);
  });

  test("passes the tests of payouts and webhooks in a worker", async () => {
    const page = await openPage({
      [`${ORIGIN}/tests.js`]: await bundleTests(["payout-flow.test.ts", "webhooks.test.ts"]),
      [`${ORIGIN}/worker.js`]: "import { run } from '/tests.js'; postMessage(await run());",
    });
    const { passed, failed } = await page.evaluate<Summary>(RUN_WORKER);
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(20);
  });

  test("runs the program of the guide in a worker", async () => {
    const guide = await readFile(new URL("../../../../docs/packages/sandbox.md", import.meta.url), "utf8");
    const [, program = ""] = /```ts(?: run)?\n(\/\/ worker\.ts\n[\s\S]*?)```/.exec(guide) ?? [];
    const page = await openPage({ [`${ORIGIN}/worker.js`]: await bundleProgram(program) });
    expect(await page.evaluate(RUN_WORKER)).toMatchObject({ status: "processing" });
  });

  test("starts in less than a tenth of a second", async () => {
    const page = await openPage({
      [`${ORIGIN}/sandbox.js`]: await bundleProgram('export * from "@crossborder/sandbox";'),
    });
    const session = await page.context().newCDPSession(page);
    // Time that the page's own thread computes: a busy machine does not lengthen it.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    const computedMs = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
    };
    const before = await computedMs();
    const id = await page.evaluate(
      "import('/sandbox.js').then(({ createSandbox }) => createSandbox().instances.development.id)",
    );
    const startMs = (await computedMs()) - before;
    expect(id).toMatch(/^in_/);
    expect(startMs).toBeGreaterThan(1);
    expect(startMs).toBeLessThan(100);
  });
});
