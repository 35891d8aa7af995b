import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../../house/listen.ts";
import { isBuilt, kindsOfPages } from "./built-site.ts";
import { serveSite } from "./serve-site.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

describe.skipIf(!isBuilt || chromiumPath === undefined)("the first page", () => {
  let browser: Browser;
  let site: Served;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveSite()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await browser.newPage(options);
    await page.goto(`${site.url}/${path}`);
    return page;
  }

  test("runs a naive retry and this client with the same fault: two payouts, and one", async () => {
    const page = await open(kindsOfPages.first);
    const recorded = await page.locator(".recorded").allInnerTexts();
    await page.getByRole("button", { name: "Run both" }).click();
    await page.locator(".program-log .ended").nth(1).waitFor();
    const logs = await page.locator(".program-log").all();
    const printed = await Promise.all(logs.map((log) => log.locator("> .console").allInnerTexts()));
    expect(printed.map((lines) => lines.at(-1))).toEqual(["2 payouts", "1 payout"]);
    expect(
      printed.map((lines) => lines.join("\n")),
      "what the page has recorded",
    ).toEqual(recorded);
    for (const log of logs) {
      expect(await log.innerText()).toContain("payouts.createEvm → 200 · fault: reset-after-commit");
      expect(await log.locator(".ended").innerText()).toBe("Done.");
    }
    expect(await page.locator(".recorded").first().isVisible()).toBe(false);
  });

  test("shows a recorded run, and no button, without JavaScript", async () => {
    const page = await open(kindsOfPages.first, { javaScriptEnabled: false });
    const recorded = page.locator(".recorded");
    expect(await recorded.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([
      expect.stringMatching(/2 payouts$/),
      expect.stringMatching(/1 payout$/),
    ]);
    expect(await recorded.first().isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: "Run" }).count()).toBe(0);
  });

  test("leads three ways in", async () => {
    const page = await open(kindsOfPages.first);
    const targets = await page
      .locator(".ways-in a")
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(targets).toEqual(["start/first-payout.html", "codegen/start.html", "codegen/changing.html"]);
  });

  test("has a picture whose texts stand beside its bars, and within it", async () => {
    const page = await open(kindsOfPages.first);
    const picture = `document.querySelector('img[src$="peers.svg"][alt^="Public documents"]')`;
    const width = await page.evaluate(`${picture}.decode().then(() => ${picture}.naturalWidth)`);
    expect(width).toBeGreaterThan(0);
    await page.goto(`${site.url}/peers.svg`);
    const misplaced = await page.evaluate(`(() => {
      const box = (one) => one.getBBox();
      const bars = [...document.querySelectorAll(".track")].map(box);
      const [{ width }] = [...document.querySelectorAll(".ground")].map(box);
      const texts = [...document.querySelectorAll("text")];
      const meets = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
      return texts.filter((one) => box(one).x + box(one).width > width || bars.some((bar) => meets(box(one), bar)))
        .map(({ textContent }) => textContent);
    })()`);
    expect(misplaced).toEqual([]);
  });
});
