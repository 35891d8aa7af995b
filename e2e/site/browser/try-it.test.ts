import { pathToFileURL } from "node:url";
import { createSandbox, serveSandbox } from "@crossborder/sandbox";
import axe from "axe-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listen } from "../../house/listen.ts";
import { dist, isBuilt, kindsOfPages, readSiteFile, siteFiles } from "./built-site.ts";
import { serveSite } from "./serve-site.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

const WIDTHS = [390, 820, 1440];
const PAYOUT = "reference/operations/payouts.createEvm.html";
/** For the first request, which loads the sandbox. */
const POLL = { timeout: 20_000 };
const LOOPBACK = " http://127.0.0.1:* http://localhost:*";

/** Operations that reject the same request the second time, by what the description states. */
const REJECTED_AGAIN: ReadonlyMap<string, string> = new Map([[PAYOUT, "QUOTES_ALREADY_USED"]]);

const pages = isBuilt ? siteFiles(".html") : [];
const operations = pages.filter((path) => path.startsWith("reference/operations/"));

describe.skipIf(!isBuilt || chromiumPath === undefined)("the form of an operation", () => {
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
    [urls, problems] = [[], []];
    page.on("request", (request) => urls.push(request.url()));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto(path.includes(":") ? path : `${site.url}/${path}`, { waitUntil: "load" });
  }

  const form = () => page.getByRole("region", { name: "Try it" });
  const field = (name: string) => form().getByLabel(new RegExp(`^${name}\\b`));
  const response = () => form().getByRole("region", { name: "Response" });
  const scripts = () => urls.flatMap((url) => /([\w-]+)\.js$/.exec(url)?.[1] ?? []);

  /** Sends the form, and returns what the status says then. */
  async function send(): Promise<string> {
    await press();
    return statusLike(/^(?!Sending)./);
  }

  const press = () => form().getByRole("button", { name: "Send" }).click();

  async function statusLike(pattern: RegExp): Promise<string> {
    const status = form().getByRole("status");
    await expect.poll(() => status.innerText(), POLL).toMatch(pattern);
    return status.innerText();
  }

  test("is on the page of every operation, and on no other page", () => {
    expect(operations.length).toBeGreaterThan(10);
    expect(pages.filter((path) => readSiteFile(path).includes('id="try-it-form"'))).toEqual(operations);
  });

  test("no page but those with a form may reach a server, and no such page runs code that somebody shares", () => {
    const policies = pages.map((path) => ({
      path,
      policy: /connect-src ([^;"]*)/.exec(readSiteFile(path))?.[1],
    }));
    const open = policies.filter(({ policy = "'self'" }) => policy !== "'self'");
    expect(open).toEqual(operations.map((path) => ({ path, policy: `'self'${LOOPBACK}` })));
    expect(operations.filter((path) => readSiteFile(path).includes('playground/page.js"'))).toEqual([]);
    expect(policies.find(({ path }) => path === kindsOfPages.playground)?.policy).toBe("'self'");
  });

  test.each(operations)(
    "%s: two presses are accepted, or rejected as the description states",
    async (path) => {
      await open(path);
      expect(scripts().sort(), "before a button is pressed").toEqual(["button", "site"]);
      expect(await send()).toMatch(/^200 · \d+ ms\.$/);
      const first = await response().innerText();
      expect(first.length).toBeGreaterThan(1);
      const code = REJECTED_AGAIN.get(path);
      await press();
      const again = await statusLike(/accepted again|says what to do/);
      if (code === undefined)
        expect(again).toMatch(
          /^200 · \d+ ms\. The same request was accepted again: the description states no error/,
        );
      else {
        expect(again).toMatch(new RegExp(`^4\\d\\d · \\d+ ms\\. ${code} says what to do\\.$`));
        expect(JSON.parse(await response().innerText())).toMatchObject({ success: false, code });
      }
      expect(problems).toEqual([]);
      expect(urls.filter((url) => !/^(?:blob|data):/.test(url) && !url.startsWith(site.url))).toEqual([]);
    },
  );

  test("starts again with a new sandbox, and links the code of an error", async () => {
    await open(PAYOUT);
    const quote = await field("quote_id").inputValue();
    expect(await send()).toContain("200");
    await send();
    await form().getByRole("link", { name: "QUOTES_ALREADY_USED" }).waitFor();
    await field("quote_id").fill("qu_000000000000");
    await form().getByRole("button", { name: "Start again" }).click();
    expect(await field("quote_id").inputValue()).toBe(quote);
    expect(await form().getByRole("status").innerText()).toContain("A new sandbox");
    await press();
    await form()
      .getByText(/^200 ·/)
      .waitFor();
    await press();
    await form().getByRole("link", { name: "QUOTES_ALREADY_USED" }).click();
    await page.getByRole("heading", { name: "QUOTES_ALREADY_USED" }).waitFor();
  });

  test("masks what is sensitive, as the client does", async () => {
    await open("reference/operations/bankAccounts.create.html");
    await field("beneficiary_name").fill("Grace Hopper of 12345678");
    await field("account_number").fill("12345678");
    expect(await send()).toContain("200");
    const text = await response().innerText();
    expect(text).toContain('"account_number": "[redacted]"');
    expect(text).not.toContain("12345678");
  });

  test("sends what was typed, and says what is no JSON", async () => {
    await open(kindsOfPages.operation);
    await field("request_amount").fill("5,000");
    await press();
    const validity = () =>
      field("request_amount").evaluate((one) => (one as HTMLInputElement).validationMessage);
    await expect.poll(validity).toContain("Write JSON");
    await field("request_amount").fill("0");
    expect(await send()).toMatch(/^4\d\d/);
    await field("request_amount").fill("66600");
    await press();
    await expect.poll(() => response().innerText()).toContain('"id": "qu_');
  });

  test("everything can be done by keyboard", async () => {
    await open(PAYOUT);
    await field("sender_wallet_address").focus();
    await page.keyboard.press("Enter");
    expect(await statusLike(/^(?!Sending)./)).toContain("200");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.textContent")).toBe("Send");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate("document.activeElement.id")).toBe("try-it-response");
  });

  test("works from a folder", async () => {
    await open(pathToFileURL(`${dist}/${PAYOUT}`).href);
    expect(await send()).toContain("200");
    expect(problems).toEqual([]);
    expect(urls.filter((url) => !/^(?:file|blob|data):/.test(url))).toEqual([]);
  });

  test("calls a server of this machine, which all pages remember without the key", async () => {
    const sandbox = createSandbox();
    const served = await serveSandbox(sandbox);
    const { id, apiKey } = sandbox.instances.development;
    await open("reference/operations/customers.list.html");
    await field("Server").selectOption("a server of yours");
    await field("Address").fill(`${served.url}/`);
    await field("Key").fill(apiKey);
    await field("instance_id").fill(id);
    expect(await send()).toMatch(/^200/);
    expect(await response().innerText()).toBe("[]");
    const stored = await page.evaluate(
      "JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])",
    );
    expect(stored).toContain(served.url);
    expect(stored).not.toContain(apiKey);

    await page.goto(`${site.url}/reference/operations/payins.list.html`);
    await expect.poll(() => field("Address").inputValue()).toBe(served.url);
    expect(await field("Key").inputValue()).toBe("");
    expect(await send()).toMatch(/^401/);
    await page.goBack();
    await expect.poll(() => field("Address").inputValue()).toBe(served.url);
    expect(await field("Key").inputValue()).toBe("");

    await field("Server").selectOption("the sandbox in this page");
    expect(
      await page.evaluate(
        "localStorage.length - Object.keys(localStorage).filter((name) => name.startsWith('starlight')).length",
      ),
    ).toBe(0);
    expect(urls.filter((url) => url.includes(apiKey))).toEqual([]);
    expect(problems.filter((problem) => !problem.includes("401"))).toEqual([]);
    await served.close();
  });

  test("says so when no server responds, and shows a command for a server elsewhere", async () => {
    let calls = 0;
    const other = await listen((_request, answer) => {
      calls += 1;
      answer.end();
    });
    const { port } = new URL(other.url);
    await open(PAYOUT);
    await field("Server").selectOption("a server of yours");
    await field("Address").fill("http://127.0.0.1:1");
    expect(await send()).toContain("No response.");
    for (const elsewhere of [`http://127.0.0.2:${port}`, "https://api.example.com/base"]) {
      await field("Address").fill(elsewhere);
      await field("Key").fill("secret-key");
      await press();
      await form().getByText("run this command").waitFor();
      expect(await response().innerText()).toContain(`'${elsewhere}/v1/instances/`);
      expect(await response().innerText()).not.toContain("secret-key");
    }
    await field("Address").fill("https://user:secret@api.example.com");
    await field("Address").blur();
    expect(await page.evaluate("JSON.stringify(localStorage)")).not.toContain("secret");
    const reached = await page.evaluate(`fetch("http://127.0.0.2:${port}").then(() => true, () => false)`);
    expect([reached, calls], "of a server that is not allowed").toEqual([false, 0]);
    other.close();
  });

  test("without JavaScript there is no form", async () => {
    await open(PAYOUT, { javaScriptEnabled: false });
    expect(await page.locator("#try-it-form").isVisible()).toBe(false);
  });

  test("stands beside the parameters on a wide screen, and before them on a phone", async () => {
    for (const width of WIDTHS) {
      await open(kindsOfPages.operation, { viewport: { width, height: 900 } });
      const [tryIt, body] = await Promise.all(
        [form(), page.locator("#request-body")].map((part) => part.boundingBox()),
      );
      if (width > 1200) {
        expect(tryIt?.x).toBeGreaterThan((body?.x ?? 0) + (body?.width ?? 0));
        expect(tryIt?.y).toBeLessThan(300);
      } else expect(tryIt?.y).toBeLessThan(body?.y ?? 0);
      await page.context().close();
    }
  });

  for (const colorScheme of ["light", "dark"] as const)
    test.each(WIDTHS)(`accessible after an error, ${colorScheme}, %i pixels`, async (width) => {
      for (const path of [PAYOUT, "reference/operations/customers.create.html"]) {
        await open(path, { viewport: { width, height: 900 }, colorScheme });
        await page.locator("#try-it-form summary").evaluateAll((all) => {
          for (const one of all) (one.parentElement as HTMLDetailsElement).open = true;
        });
        await send();
        await press();
        await statusLike(/accepted again|says what to do/);
        await field("Server").selectOption("a server of yours");
        await page.evaluate(axe.source);
        const { violations } = (await page.evaluate("axe.run(document)")) as axe.AxeResults;
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))[0]}`),
        ).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(
          0,
        );
        await page.context().close();
      }
    });
});
