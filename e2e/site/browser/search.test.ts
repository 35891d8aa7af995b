import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../../house/listen.ts";
import { isBuilt } from "./built-site.ts";
import { serveSite } from "./serve-site.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

/** Queries of newcomers, with the pages that answer them. */
const QUERIES: readonly (readonly [query: string, ...answers: string[]])[] = [
  ["install", "start/install"],
  ["create a payout", "start/first-payout", "guides/payouts"],
  ["safe to retry", "guides/lost-responses"],
  ["idempotency key", "guides/lost-responses"],
  ["verify webhook signature", "start/first-webhook", "guides/webhooks", "packages/webhooks"],
  ["test without network", "guides/testing", "packages/sandbox"],
  ["error codes", "guides/errors", "packages/errors"],
  ["quote expired", "reference/errors/QUOTES_EXPIRED", "guides/errors", "guides/payouts"],
  ["parse amount", "guides/money"],
  ["validate response", "guides/validating", "packages/zod"],
  ["pagination", "packages/client"],
  ["generate client from openapi", "codegen/start", "codegen/client"],
  ["breaking change", "codegen/diff"],
  ["msw mocks", "codegen/mocks"],
  ["react query", "codegen/query"],
  ["install npm", "start/install"],
  ["send a payout", "start/first-payout", "guides/payouts"],
  ["timeout", "guides/lost-responses", "packages/client"],
  ["retry", "guides/lost-responses", "packages/client"],
  ["duplicate payment", "guides/lost-responses"],
  ["list of error codes", "reference/errors/index", "guides/errors", "packages/errors"],
  ["add bank account", "guides/bank-accounts"],
  ["run locally without account", "guides/testing", "packages/sandbox", "start/first-payout"],
  ["amounts cents decimals", "guides/money"],
  ["api key", "start/what-you-need"],
];

describe.skipIf(!isBuilt || chromiumPath === undefined)("the search", () => {
  let browser: Browser;
  let site: Served;
  let page: Page;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveSite()]);
    page = await browser.newPage();
    await page.goto(`${site.url}/index.html`);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each(QUERIES)("for %s finds its page first", async (query, ...answers) => {
    const results = page.locator("dialog[open] .pagefind-ui__result-title .pagefind-ui__result-link");
    await page.reload();
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] input").fill(query);
    await results.first().waitFor();
    const found = await results.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const [first = ""] = found.map((href) => new URL(href, site.url).pathname.replace(/^\/|\.html$/g, ""));
    expect(answers, found.join(" ")).toContain(first);
  });
});
