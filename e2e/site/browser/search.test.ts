import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Served } from "../listen.ts";
import { isBuilt } from "./built-site.ts";
import { serveSite } from "./serve-site.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

/** What newcomers search for, with the pages that answer it. */
const QUERIES: readonly (readonly [query: string, ...answers: string[]])[] = [
  ["install", "start/install"],
  ["create a payout", "start/first-payout", "guides/payouts"],
  ["safe to retry", "guides/lost-responses"],
  ["idempotency key", "guides/lost-responses"],
  ["verify webhook signature", "start/first-webhook", "guides/webhooks", "packages/webhooks"],
  ["test without network", "guides/testing", "packages/sandbox"],
  ["error codes", "guides/errors", "packages/errors"],
  ["quote expired", "guides/errors", "guides/payouts"],
  ["parse amount", "guides/money"],
  ["validate response", "guides/validating", "packages/zod"],
  ["pagination", "packages/client"],
  ["generate client from openapi", "codegen/start", "codegen/client"],
  ["breaking change", "codegen/diff"],
  ["msw mocks", "codegen/mocks"],
  ["react query", "codegen/query"],
];

describe.skipIf(!isBuilt || chromiumPath === undefined)("the search", () => {
  let browser: Browser;
  let site: Served;
  let page: Page;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startChromium(), serveSite()]);
    page = await browser.newPage();
    await page.goto(`${site.url}/index.html`);
    const content = 'import * as pagefind from "/pagefind/pagefind.js"; Object.assign(globalThis, { pagefind });';
    await page.addScriptTag({ type: "module", content });
    await page.waitForFunction("globalThis.pagefind");
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });

  test.each(QUERIES)("for %s finds its page first", async (query, ...answers) => {
    const found = await page.evaluate(
      `pagefind.search(${JSON.stringify(query)})
        .then(({ results }) => Promise.all(results.slice(0, 5).map((result) => result.data())))
        .then((pages) => pages.map(({ url }) => url.replace(/^\\/|\\.html$/g, "")))`,
    );
    expect(answers, String(found)).toContain((found as string[])[0]);
  });
});
