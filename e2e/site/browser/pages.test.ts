import { pathToFileURL } from "node:url";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { dist, isBuilt, kindsOfPages, measuredPages, readSiteFile, siteFiles, sizeOf } from "./built-site.ts";
import { serveSite } from "./serve-site.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

const SIZES = { desktop: { width: 1280, height: 900 }, phone: { width: 360, height: 740 } } as const;
const pages = isBuilt ? measuredPages() : [];

/** Cumulative layout shift of the page so far: 0.1 is good, 0.25 is poor. */
const LAYOUT_SHIFT = `new Promise((resolve) => {
  let moved = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) moved += value;
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(moved), 100);
})`;
const POOR_SHIFT = 0.25;

/** The address of a page that is opened without a server. */
const inFolder = (path: string): string => pathToFileURL(`${dist}/${path}`).href;

/** Minimum height of the header, in pixels. */
const HEADER = 40;

/** Simulates a machine under load, whose browser never runs idle callbacks that have no timeout. */
const NEVER_IDLE = `window.requestIdleCallback = (callback, options) =>
  options?.timeout === undefined ? 0 : setTimeout(callback, options.timeout);`;

describe.skipIf(!isBuilt || chromiumPath === undefined)("the site in Chromium", () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serveSite>>;
  let urls: string[];
  let problems: string[];
  let opened: Page[];

  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveSite()]);
    opened = [];
  });
  afterEach(async () => {
    for (const page of opened.splice(0)) await page.context().close();
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });

  const open = async (path: string, options: BrowserContextOptions = {}, script = "{}") => {
    const page = await (await browser.newContext({ viewport: SIZES.desktop, ...options })).newPage();
    await page.addInitScript(script);
    opened.push(page);
    [urls, problems] = [[], []];
    page.on("request", (request) => urls.push(request.url()));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(path.includes(":") ? path : `${site.url}/${path}`, { waitUntil: "load" });
    return page;
  };

  for (const colorScheme of ["light", "dark"] as const)
    for (const [size, viewport] of Object.entries(SIZES))
      test.each(pages)(
        `%s: accessible, ${colorScheme}, ${size}, nothing from elsewhere`,
        async (_kind, path) => {
          const page = await open(path, { colorScheme, viewport, reducedMotion: "reduce" });
          await page.evaluate(axe.source);
          const { violations } = (await page.evaluate("axe.run(document)")) as axe.AxeResults;
          const found = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .map(({ html }) => html.slice(0, 160))
                .slice(0, 3)
                .join(" | ")}`,
          );
          expect(found).toEqual([]);
          expect(await page.evaluate(LAYOUT_SHIFT), "of the screen that moved").toBeLessThan(POOR_SHIFT);
          const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
          expect(overflow, "pixels to scroll sideways").toBeLessThanOrEqual(0);
          expect(urls.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
          expect(problems).toEqual([]);
        },
      );

  test.each(pages)("%s: opens from a folder", async (_kind, path) => {
    const page = await open(inFolder(path));
    expect(await page.locator("h1").first().textContent()).not.toBe("");
    await page.waitForTimeout(200);
    expect(urls.filter((url) => !/^(?:file|data):/.test(url))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test("the search of the guides works from a folder, and its results lead to pages", async () => {
    const page = await open(inFolder("guides/payouts.html"));
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] input").fill("allowance");
    await page.locator("dialog[open] .pagefind-ui__result-link").first().click();
    await page.waitForURL(/^file:.*\.html/);
    expect(page.url()).not.toContain("guides/payouts.html");
    expect(await page.locator("h1").first().isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test("the link of the current page is in view, also far down in the contents", async () => {
    const page = await open("codegen/ci.html");
    const link = await page.locator("#starlight__sidebar [aria-current=page]").boundingBox();
    expect(link?.y).toBeGreaterThan(HEADER);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(SIZES.desktop.height);
  });

  test("the first page is smaller than 100 kB", async () => {
    const page = await open(kindsOfPages.first);
    await page.waitForLoadState("networkidle");
    const bytes = (await page.evaluate(
      "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce((sum, entry) => sum + entry.transferSize, 0)",
    )) as number;
    console.log(`The first page transfers ${(bytes / 1000).toFixed(1)} kB.`);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(100_000);
  });

  test.each(["guides/payouts.html", kindsOfPages.operation])(
    "%s: the first key leads past the menu",
    async (path) => {
      const page = await open(path);
      await page.keyboard.press("Tab");
      expect(await page.evaluate("document.activeElement.textContent.trim()")).toMatch(/^Skip to/);
      await page.keyboard.press("Enter");
      const target = new URL(page.url()).hash.slice(1);
      expect(await page.evaluate(`document.getElementById(${JSON.stringify(target)}) !== null`)).toBe(true);
    },
  );

  test.each(
    [
      "packages/webhooks.html#exactly-once",
      "codegen/diff-examples.html#single-use-changed",
      "packages/client.html#defaults",
    ].flatMap((path) => Object.entries(SIZES).map(([size, viewport]) => ({ path, size, viewport }))),
  )("$path is on the screen, $size", async ({ path, viewport }) => {
    const page = await open(path, { viewport });
    const isOnScreen = async (): Promise<boolean> => {
      const top = await page.evaluate("document.querySelector(':target').getBoundingClientRect().top");
      return Number(top) > HEADER && Number(top) < viewport.height / 2;
    };
    await expect.poll(isOnScreen, { timeout: 10_000 }).toBe(true);
    await page.waitForTimeout(500); // what is laid out late would move it
    expect(await isOnScreen()).toBe(true);
  });

  test.each([
    ["", "{}"],
    [" in a browser that is never idle", NEVER_IDLE],
  ])("the search of the guides works by keyboard%s", async (_browser, script) => {
    const page = await open("guides/payouts.html", {}, script);
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] input").fill("allowance");
    await page.locator("dialog[open] .pagefind-ui__result-link").first().waitFor();
    expect(problems).toEqual([]);
    expect(urls.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
  });

  test("the menu of a phone opens and closes", async () => {
    const page = await open("guides/payouts.html", { viewport: SIZES.phone });
    const link = page.getByRole("link", { name: "Money and minor units", exact: true }).first();
    expect(await link.isVisible()).toBe(false);
    const button = page.getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    await link.waitFor({ state: "visible" });
  });

  test("an operation is called beside what it takes, in the language that was chosen on another page", async () => {
    const page = await open(kindsOfPages.operation, { viewport: { width: 1440, height: 900 } });
    const [call, body] = await Promise.all(
      ["#usage", "#request-body"].map((selector) => page.locator(selector).boundingBox()),
    );
    expect(call?.x).toBeGreaterThan((body?.x ?? 0) + (body?.width ?? 0));
    expect(call?.y).toBeLessThan(300);
    await page.getByRole("tab", { name: "Python" }).click();
    await page.goto(`${site.url}/reference/operations/payouts.createEvm.html`);
    expect(await page.getByRole("tabpanel").locator("visible=true").textContent()).toContain(
      "import requests",
    );
  });

  test("the contents beside the reference list the operations, and mark the one that is open", async () => {
    const page = await open(kindsOfPages.operation);
    const contents = page.locator("#starlight__sidebar");
    expect(await contents.locator("[aria-current=page]").textContent()).toContain("Create a quote");
    expect(await contents.getByRole("link").count()).toBeGreaterThan(20);
  });

  test("no page is heavier than 300 kB or 3,000 nodes", async () => {
    const heavy: string[] = [];
    const page = await open(kindsOfPages.operation, { javaScriptEnabled: false });
    for (const path of siteFiles(".html")) {
      await page.setContent(readSiteFile(path), { waitUntil: "commit" });
      const nodes = Number(await page.evaluate("document.querySelectorAll('*').length"));
      const bytes = sizeOf(path);
      if (bytes > 300_000 || nodes > 3000) heavy.push(`${path}: ${bytes} bytes, ${nodes} nodes`);
    }
    expect(heavy).toEqual([]);
  }, 120_000);
});
