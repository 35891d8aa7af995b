import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../../house/listen.ts";
import { dist, isBuilt, kindsOfPages, readSiteFile, siteFiles } from "./built-site.ts";
import { serveSite } from "./serve-site.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
/** Longer than the limit of a program. */
const LIMIT_MS = 30_000;

/** Gzip bytes of each script. */
const LIMITS = { button: 600, "run-block": 55_000, "try-it": 3500, page: 200_000, worker: 240_000 };

/** Time from the press of the first button to the end of the first payout, with everything loaded on the way. */
const FIRST_RUN_MS = 5000;

const pages = isBuilt ? siteFiles(".html") : [];
const withButtons = pages.filter((path) => readSiteFile(path).includes('class="run-program"'));
const guides = withButtons.filter((path) => path !== kindsOfPages.playground);

describe.skipIf(!isBuilt || chromiumPath === undefined)("programs on the site", () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;
  let page: Page;
  let urls: string[];
  let problems: string[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveSite()]);
  });
  afterEach(() => page?.context().close());
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<void> {
    page = await (await browser.newContext(options)).newPage();
    page.setDefaultTimeout(LIMIT_MS);
    [urls, problems] = [[], []];
    page.on("request", (request) => urls.push(request.url()));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(path.includes(":") ? path : `${site.url}/${path}`, { waitUntil: "load" });
  }

  const scripts = () => urls.flatMap((url) => /([\w-]+)\.js$/.exec(url)?.[1] ?? []);
  const log = () => page.getByRole("log", { name: "Output" });
  const runButton = () => page.getByRole("button", { name: /^Run/ });
  const editor = () => page.getByRole("textbox", { name: "Program" });

  /** Waits for the end of the program, and returns the lines of its log. */
  async function ended(): Promise<string[]> {
    await log().locator(".ended:last-child").waitFor();
    await runButton().waitFor();
    return log().locator("> *").allInnerTexts();
  }

  async function runText(text: string): Promise<string[]> {
    await editor().fill(text);
    await runButton().click();
    return ended();
  }

  test("have buttons on guides, on pages of packages and on the start page", () => {
    expect(withButtons).toContain(kindsOfPages.first);
    expect(withButtons.filter((path) => path.startsWith("guides/")).length).toBeGreaterThan(8);
    expect(withButtons.filter((path) => path.startsWith("packages/")).length).toBeGreaterThan(4);
  });

  test.each(guides)("%s: each program runs through its button and ends as it should", async (path) => {
    await open(path);
    expect(scripts().sort(), "before a button is pressed").toEqual(["button", "site"]);
    await page.locator("details:has(button.run-program)").evaluateAll((closed) => {
      for (const details of closed) (details as HTMLDetailsElement).open = true;
    });
    const buttons = await page.locator("button.run-program").all();
    expect(buttons.length).toBeGreaterThan(0);
    for (const [index, button] of buttons.entries()) {
      await button.click();
      const entries = page.locator(".program-log").nth(index).locator("> *");
      await entries.and(page.locator(".ended")).waitFor();
      expect((await entries.allInnerTexts()).at(-1), await button.innerText()).toBe("Done.");
      expect(await entries.count(), "of entries in the log").toBeGreaterThan(1);
    }
    expect(problems).toEqual([]);
    expect(urls.filter((url) => !/^(?:blob|data):/.test(url) && !url.startsWith(site.url))).toEqual([]);
  });

  test("the examples of the playground run and end without an error", async () => {
    await open(kindsOfPages.playground);
    expect(scripts().sort(), "before Run is pressed").toEqual(["page", "site"]);
    const examples = page.getByLabel("Example");
    for (const name of await examples.locator("option").allInnerTexts()) {
      await examples.selectOption(name);
      await runButton().click();
      expect((await ended()).at(-1), name).toBe("Done.");
    }
    await examples.selectOption({ index: 0 });
    await runButton().click();
    const lines = await ended();
    expect(lines.filter((line) => line.includes("payouts.createEvm"))).toHaveLength(2);
    expect(lines.filter((line) => !line.includes("→"))).toEqual(["paid", "1", "Done."]);
    expect(problems).toEqual([]);
  });

  test("a page without programs loads what it loaded before", async () => {
    const without = pages.filter((path) => !withButtons.includes(path));
    expect(without.length).toBeGreaterThan(100);
    expect(without.filter((path) => /playground\/[\w-]+\.(?:js|css)"/.test(readSiteFile(path)))).toEqual([]);
    const search = readSiteFile("_astro/site.js");
    expect(search).not.toContain("playground");
  });

  test("the scripts are small, and the first program has run soon", async () => {
    for (const [name, limit] of Object.entries(LIMITS)) {
      const bytes = gzipSync(readSiteFile(`playground/${name}.js`), { level: 9 }).length;
      console.log(`playground/${name}.js: ${(bytes / 1000).toFixed(1)} kB gzip`);
      expect(bytes, name).toBeLessThan(limit);
    }
    await open(kindsOfPages.start);
    for (const time of ["first", "second"]) {
      const start = performance.now();
      await runButton().click();
      await log().locator(".ended").waitFor();
      const ms = performance.now() - start;
      console.log(`The ${time} run of the first payout takes ${ms.toFixed(0)} ms.`);
      expect(ms).toBeLessThan(FIRST_RUN_MS);
    }
  });

  test("without JavaScript the code is there, and no button", async () => {
    for (const path of [kindsOfPages.playground, kindsOfPages.start]) {
      await open(path, { javaScriptEnabled: false });
      expect(await page.locator("pre[data-language=ts]").first().isVisible()).toBe(true);
      expect(await page.getByRole("button", { name: "Run" }).count()).toBe(0);
    }
  });

  test("a fault that is switched on meets the program", async () => {
    await open(kindsOfPages.playground);
    await page.getByLabel("Example").selectOption("A quote, used too late");
    await page.getByRole("combobox", { name: "Fault", exact: true }).selectOption("reset-before-commit");
    await runButton().click();
    const lines = await ended();
    expect(lines[0]).toContain("fault: reset-before-commit");
    await page.getByRole("combobox", { name: "Fault", exact: true }).selectOption("none");
    await page.getByLabel("Example").selectOption("A webhook");
    await page.getByLabel("First webhook").selectOption("duplicate");
    await runButton().click();
    expect((await ended()).filter((line) => line.includes("payin.new"))).toHaveLength(2);
    expect((await ended()).filter((line) => line.startsWith("credit"))).toHaveLength(1);
  });

  test("the clock of the sandbox can be moved after the program", async () => {
    await open(kindsOfPages.playground);
    const move = page.getByRole("button", { name: "Move the clock" });
    expect(await move.isEnabled()).toBe(false);
    await page.getByLabel("Example").selectOption("A payout that completes later");
    await runButton().click();
    expect((await ended()).join("\n")).not.toContain("payout.complete");
    const before = await page.getByRole("status", { name: "Clock" }).innerText();
    await page.getByLabel("Move by").selectOption("1 day");
    await move.click();
    await log().getByText("payout.complete →").waitFor();
    await expect.poll(() => move.isEnabled()).toBe(true);
    const after = await page.getByRole("status", { name: "Clock" }).innerText();
    expect(Date.parse(after) - Date.parse(before)).toBe(86_400_000);
  });

  test("a link holds the program and its faults, which nobody else gets, and does not run by itself", async () => {
    await open(kindsOfPages.playground);
    await editor().fill('console.log("für dich", 1 < 2);');
    await page.getByRole("combobox", { name: "Fault", exact: true }).selectOption("stall");
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("The link is").waitFor();
    const link = page.url();
    expect(new URL(link).search).toBe("");
    await page.context().close();
    await open(link);
    await expect.poll(() => editor().innerText()).toBe('console.log("für dich", 1 < 2);');
    expect(await page.getByRole("combobox", { name: "Fault", exact: true }).inputValue()).toBe("stall");
    expect(await log().innerText()).toBe("");
    expect(urls.filter((url) => url.includes(new URL(link).hash.slice(1, 20)) && !url.includes("#"))).toEqual(
      [],
    );
    await runButton().click();
    expect(await ended()).toEqual(["für dich true", "Done."]);
  });

  test("a link that was cut shows the first example", async () => {
    await open(`${kindsOfPages.playground}#abc`);
    expect(await editor().innerText()).toContain("reset-after-commit");
    expect(problems).toEqual([]);
  });

  test("a link to a heading of an example shows that example", async () => {
    await open(`${kindsOfPages.playground}#a-webhook`);
    await expect.poll(() => editor().innerText()).toContain("createWebhookReceiver");
    expect(await page.getByLabel("Example").inputValue()).toBe("A webhook");
  });

  test("a program of a guide can be edited in the playground", async () => {
    await open(kindsOfPages.start);
    await runButton().click();
    await page.getByRole("link", { name: "Edit in the playground" }).click();
    await page.waitForURL(/playground\.html#/);
    await expect.poll(() => editor().innerText()).toContain("advanceUntilPayout");
  });

  test("everything can be done by keyboard", async () => {
    await open(kindsOfPages.playground);
    const focused = () =>
      page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.textContent.trim()");
    await page.getByLabel("Example").focus();
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Run");
    await page.keyboard.press("Enter");
    expect((await ended()).at(-1)).toBe("Done.");
    await editor().focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("console.log(6 * 7);");
    await page.keyboard.press("Control+Enter");
    await log().getByText("42").waitFor();
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("Output");
  });

  test("an endless program is stopped, and can be stopped", async () => {
    await open(kindsOfPages.playground);
    expect((await runText("for (;;) {}")).at(-1)).toContain("took longer than 10 seconds");
    expect((await runText("for (;;) console.log(1);")).at(-1)).toContain("more than 1000 things");
    await editor().fill('console.log("begun"); for (;;) {}');
    await runButton().click();
    await log().getByText("begun").waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    expect(await ended()).toEqual(["begun", "You stopped the program."]);
    expect(await runText('console.log("after")')).toEqual(["after", "Done."]);
  });

  test.each([kindsOfPages.playground, kindsOfPages.start, "guides/lost-responses.html"])(
    "%s: programs run from a folder",
    async (path) => {
      await open(pathToFileURL(`${dist}/${path}`).href);
      await runButton().first().click();
      await page.locator(".program-log .ended").first().waitFor();
      expect(await page.locator(".program-log .ended.failed").allInnerTexts()).toEqual([]);
      if (path === kindsOfPages.playground) {
        await page.getByRole("button", { name: "Share" }).click();
        await expect.poll(() => page.url()).toMatch(/^file:.*playground\.html#[\w-]{100,}$/);
      }
      expect(problems).toEqual([]);
      expect(urls.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([]);
    },
  );

  test("a program reaches no other host", async () => {
    let calls = 0;
    const other = await listen((_request, response) => {
      calls += 1;
      response.setHeader("access-control-allow-origin", "*");
      response.end();
    });
    await open(kindsOfPages.playground);
    const { host } = new URL(other.url);
    const lines = await runText(`
      await fetch("${other.url}").catch(() => console.log("no fetch"));
      await import("${other.url}/a.js").catch(() => console.log("no import"));
      try { importScripts("${other.url}/b.js"); } catch { console.log("no script"); }
      try { new WebSocket("ws://${host}"); } catch { console.log("no socket"); }
      try { new Function("return 1"); } catch { console.log("no eval"); }
      await new Promise((resolve) => setTimeout(resolve, 200));
    `);
    expect(lines).toEqual(expect.arrayContaining(["no fetch", "no import", "no script", "no eval"]));
    expect(calls).toBe(0);
    await fetch(other.url);
    expect(calls, "of a program without the policy").toBe(1);
    await other.close();
  });

  for (const colorScheme of ["light", "dark"] as const)
    test.each(SIZES)(`accessible after a run, ${colorScheme}, $width pixels`, async (viewport) => {
      for (const path of [kindsOfPages.playground, "guides/lost-responses.html"]) {
        await open(path, { viewport, colorScheme });
        await runButton().first().click();
        await page.locator(".program-log .ended").first().waitFor();
        await page.locator(".program-log summary").first().click();
        await page.evaluate(axe.source);
        const { violations } = (await page.evaluate("axe.run(document)")) as axe.AxeResults;
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))[0]}`,
        );
        expect(found).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
        await page.context().close();
      }
    });
});
