import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { dashboardLink } from "../src/http/dashboard.ts";
import { chromiumPath, startChromium } from "./support/chromium.ts";
import { Inbox } from "./support/inbox.ts";
import {
  addAccount,
  addApprovedQuote,
  addCustomer,
  openScene,
  quoteInput,
  type Scene,
  WALLET,
} from "./support/scene.ts";

const HOSTILE = `<img src=x onerror="document.title='broken'">`;
const VIEWPORT = { width: 1280, height: 720 };

describe.skipIf(chromiumPath === undefined)("the dashboard in Chromium", () => {
  let browser: Browser;
  let page: Page;
  let scene: Scene;
  let inbox: Inbox;
  let urls: string[];
  let problems: string[];

  beforeAll(async () => {
    browser = await startChromium();
    // One page for all tests: for a new one the browser starts two processes, each of which takes half a second.
    page = await browser.newPage({ viewport: VIEWPORT });
    page.on("request", (request) => urls.push(request.url()));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    page.on("pageerror", (error) => problems.push(error.message));
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    inbox = new Inbox();
    scene = await openScene("over HTTP", { webhookFetch: inbox.webhookFetch });
    await inbox.open(scene);
    [urls, problems] = [[], []];
  });
  afterEach(async () => {
    await page.unrouteAll();
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(VIEWPORT);
    await page.goto("about:blank"); // so that nothing of this test is called in the next
    await scene.close();
  });

  const link = () => dashboardLink(scene.url, scene.sandbox.controlToken);
  const region = (name: string) => page.getByRole("region", { name });
  const said = () => page.getByRole("status").textContent();
  const open = async () => {
    await page.goto(link());
    await page.getByText("Connected.").waitFor();
  };
  const pay = async () => {
    const quote = await addApprovedQuote(scene);
    return scene.client.payouts.createEvm({ quote_id: quote.id, sender_wallet_address: WALLET });
  };

  const payToTheEnd = async () => {
    const { id } = await pay();
    await scene.sandbox.advanceUntilPayout(id, "completed");
    await scene.sandbox.deliveries(); // all are sent
  };

  test("shows a payout and its time line, from execution to its end", async () => {
    await scene.control.clock.freeze();
    await open();
    const { id } = await pay();
    const payout = region("Payouts").getByRole("listitem").filter({ hasText: id }).first();
    await payout.getByText("processing", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "+5 minutes" }).click();
    await payout.getByText("completed", { exact: true }).first().waitFor();
    const steps = await page
      .getByRole("list", { name: `Time line of ${id}` })
      .getByRole("listitem")
      .allTextContents();
    expect(steps.map((step) => /payout\.\w+ \w+/.exec(step)?.[0])).toEqual([
      "payout.new processing",
      "payout.update processing",
      "payout.complete completed",
    ]);
    expect(await said()).toBe(`The clock was set ahead by 5 minutes. Payout ${id}: completed.`);
    expect(problems).toEqual([]);
  });

  test("says when a payout ends by itself, and lists the journal as it grows", async () => {
    await open();
    const { id } = await pay();
    await page.getByText(`Payout ${id}: completed.`).waitFor();
    await region("Journal").getByText("payouts.createEvm").first().waitFor();
  });

  test("+5 minutes expires a quote", async () => {
    await open();
    const quote = await scene.client.quotes.create(quoteInput((await addAccount(scene)).id));
    await region("Quotes").getByText("open", { exact: true }).waitFor();
    await page.getByRole("button", { name: "+5 minutes" }).click();
    await region("Quotes").getByText("expired", { exact: true }).waitFor();
    await scene.control.approvals.create({ quote_id: quote.id }).catch(() => {});
    const paying = scene.client.payouts.createEvm({ quote_id: quote.id, sender_wallet_address: WALLET });
    await expect(paying).rejects.toMatchObject({ code: "QUOTES_EXPIRED" });
  });

  test("switches faults on, of calls and of deliveries, and all of them off", async () => {
    await open();
    await page.getByLabel("Operation").selectOption("customers.list");
    await page.getByLabel("What goes wrong").selectOption("AUTH_FORBIDDEN");
    const form = page.getByRole("form", { name: "Fault of calls" });
    await form.getByRole("button", { name: "Switch on" }).click();
    await page.getByText("Switched on: AUTH_FORBIDDEN.").waitFor();
    expect(await scene.control.faults.list()).toMatchObject([{ operation: "customers.list", times: 1 }]);
    await expect(scene.client.customers.listAll()).rejects.toMatchObject({ code: "AUTH_FORBIDDEN" });
    await region("Faults").getByRole("list").getByText("AUTH_FORBIDDEN").waitFor({ state: "detached" });
    await page.getByLabel("What goes wrong").selectOption("reset-after-commit");
    await form.getByLabel("Times").fill("3");
    await form.getByRole("button", { name: "Switch on" }).click();
    await page.getByLabel("Next deliveries").selectOption("drop");
    await page.getByRole("form", { name: "Fault of deliveries" }).getByRole("button").click();
    await page.getByText("Switched on: drop.").waitFor();
    expect(await scene.control.faults.list()).toMatchObject([{ fault: "reset-after-commit", times: 3 }]);
    expect(await scene.control.webhookFaults.list()).toMatchObject([{ fault: "drop" }]);
    await page.getByRole("button", { name: "Switch all faults off" }).click();
    await page.getByText("All faults are switched off.").waitFor();
    expect([await scene.control.faults.list(), await scene.control.webhookFaults.list()]).toEqual([[], []]);
  });

  test("sends a delivery again, and the button keeps the focus", async () => {
    await open();
    await payToTheEnd();
    const [id = "", ...others] = inbox.ids;
    const button = page.getByRole("button", { name: `Send again ${id}` });
    await button.click();
    await page.getByText(`Sent ${id} again: 2`).waitFor();
    expect(inbox.ids).toEqual([id, ...others, id]);
    expect(
      await page
        .getByRole("list", { name: `Attempts of ${id}` })
        .getByRole("listitem")
        .count(),
    ).toBe(2);
    expect(await button.evaluate((each) => each === document.activeElement)).toBe(true);
    await scene.control.webhookEndpoints
      .list()
      .then(([endpoint]) => scene.control.webhookEndpoints.delete({ id: endpoint?.id ?? "" }));
    await button.click();
    await page.getByText("The delivery does not exist, or its endpoint was removed.").waitFor();
  });

  test("keeps what is open, and the focus in it, when a delivery changes", async () => {
    await payToTheEnd();
    await open();
    const [id = ""] = inbox.ids;
    const delivery = region("Deliveries").getByRole("listitem").filter({ hasText: id }).first();
    await delivery.getByText("Body").click();
    await delivery.locator("pre").focus();
    await scene.control.deliveries.redeliver({ id });
    await expect.poll(() => delivery.getByRole("listitem").count(), { timeout: 10_000 }).toBe(2);
    expect(await delivery.locator("pre").evaluate((each) => each === document.activeElement)).toBe(true);
  });

  test("says when the sandbox does not respond, and goes on when it does", async () => {
    await open();
    await page.route("**/__sandbox/clock", (route) => route.abort());
    await page.getByText("The sandbox does not respond. Trying again…").waitFor();
    await page.unroute("**/__sandbox/clock");
    await page.getByText("Connected.").waitFor();
    await pay();
    await region("Payouts").getByText("completed", { exact: true }).first().waitFor();
  });

  test("shows what is sent as text, whatever it is", async () => {
    await open();
    const { id: receiver_id } = await addCustomer(scene);
    await scene.client.bankAccounts.create({ receiver_id, type: "pix", name: HOSTILE, pix_key: "a" });
    const delivery = region("Deliveries")
      .getByRole("listitem")
      .filter({ hasText: "bankAccount.new" })
      .first();
    await delivery.getByText("Body").click();
    await delivery.getByText("onerror").waitFor();
    await region("Journal").getByText("bankAccounts.create").click();
    await region("Journal").getByText("onerror").first().waitFor();
    expect([await page.locator("img").count(), await page.title()]).toEqual([0, "Sandbox"]);
    expect(problems).toEqual([]);
  });

  test("begins anew after a reset, and after a snapshot was put back", async () => {
    await open();
    await scene.control.clock.freeze();
    const { id } = await pay();
    await region("Payouts").getByText(id).first().waitFor();
    const snapshot = await scene.control.snapshot.get();
    await scene.control.reset();
    await region("Payouts").getByText(id).first().waitFor({ state: "detached" });
    await scene.control.snapshot.restore(snapshot);
    await region("Payouts").getByText(id).first().waitFor();
  });

  test("works by keyboard alone", async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: string) => {
      const focused = () =>
        page.evaluate(() => {
          const active = document.activeElement as HTMLInputElement | null;
          const style = active && getComputedStyle(active);
          const text = active?.labels?.[0]?.textContent ?? active?.textContent ?? "";
          return {
            text: text.trim(),
            isVisible: style?.outlineStyle !== "none" || style?.clipPath === "none",
          };
        });
      for (let step = 0; step < 60; step += 1) {
        await press("Tab");
        const { text, isVisible } = await focused();
        if (text.startsWith(name)) return expect(isVisible, `focus on ${name}`).toBe(true);
      }
      throw new Error(`"${name}" is not reached by keyboard.`);
    };
    await payToTheEnd();
    await page.goto(`${scene.url}/__sandbox/ui`);
    await page.getByLabel("Control token").waitFor();
    await page.keyboard.type(scene.sandbox.controlToken);
    await press("Enter");
    await page.getByText("Connected.").waitFor();
    const before = Date.parse((await scene.control.clock.get()).now);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await tabTo("+5 minutes");
    await press("Enter");
    await page.getByText("The clock was set ahead by 5 minutes.").waitFor();
    expect(Date.parse((await scene.control.clock.get()).now) - before).toBeGreaterThanOrEqual(300_000);
    await tabTo("Send again");
    await press("Enter");
    await page.getByText(`Sent ${inbox.ids.at(-1)} again: 2`).waitFor();
    expect(inbox.events.slice(-2)).toEqual(["payout.complete", "payout.complete"]);
    await tabTo("Body");
    await press("Enter");
    await region("Deliveries").locator("pre").waitFor();
    await tabTo("What goes wrong");
    await page.keyboard.type("html");
    await tabTo("Switch on");
    await press("Enter");
    await page.getByText("Switched on: html-502.").waitFor();
    expect(await scene.control.faults.list()).toMatchObject([{ operation: "*", fault: "html-502" }]);
  });

  test("has no barrier that axe finds, in light and dark, at 1280 and 360 pixels", async () => {
    const check = async () => {
      await page.evaluate(axe.source);
      for (const colorScheme of ["light", "dark"] as const)
        for (const width of [1280, 360]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await page.evaluate(() =>
            (globalThis as unknown as { axe: typeof axe }).axe.run(),
          );
          const found = violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
          );
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect({ found, overflow: Math.max(0, overflow) }, `${colorScheme} at ${width}`).toEqual({
            found: [],
            overflow: 0,
          });
          const folder = process.env.DASHBOARD_SCREENSHOTS;
          if (folder)
            await page.screenshot({ path: `${folder}/${colorScheme}-${width}.png`, fullPage: true });
        }
    };
    await page.goto(`${scene.url}/__sandbox/ui`);
    await page.getByLabel("Control token").waitFor();
    await check();
    await scene.control.faults.create({ operation: "doc.get", code: "AUTH_FORBIDDEN", times: 2 });
    await addApprovedQuote(scene);
    await payToTheEnd();
    await page.goto("about:blank"); // the same address with another fragment is not loaded again
    await open();
    await region("Deliveries").getByText("Body").first().click();
    await check();
  });

  test("keeps the token out of addresses, and calls nobody else", async () => {
    await open();
    expect(page.url()).toBe(`${scene.url}/__sandbox/ui`);
    expect(urls.length).toBeGreaterThan(8);
    for (const url of urls) {
      expect(url.startsWith(`${scene.url}/`) || url.startsWith("data:"), url).toBe(true);
      expect(url.split("#")[0]).not.toContain(scene.sandbox.controlToken);
    }
    await page.reload();
    await page.getByText("Connected.").waitFor();
  });

  test("asks for the token when it is wrong or missing", async () => {
    for (const token of ["wrong", "ключ"]) {
      await page.goto("about:blank");
      await page.goto(dashboardLink(scene.url, token));
      await page.getByText("This token is not the sandbox's.").waitFor();
      expect(await page.locator("#dashboard").isVisible()).toBe(false);
    }
    await page.getByLabel("Control token").fill(scene.sandbox.controlToken);
    await page.getByRole("button", { name: "Open the dashboard" }).click();
    await page.getByText("Connected.").waitFor();
  });

  test("gives nothing to other sites, even if they know the token", async () => {
    const attempt = async (address: string) => {
      await page.goto(address);
      return page.evaluate(
        async ([url, token]) => {
          const headers = { authorization: `Bearer ${token}` };
          return fetch(`${url}/__sandbox/clock`, { headers }).then(
            ({ status }) => status,
            () => "blocked",
          );
        },
        [
          scene.url.replace(
            "127.0.0.1",
            new URL(address).hostname === "attacker.example" ? "attacker.example" : "127.0.0.1",
          ),
          scene.sandbox.controlToken,
        ],
      );
    };
    const other = createServer((_, response) => {
      response.setHeader("content-type", "text/html");
      response.end(`<iframe src="${scene.url}/__sandbox/ui"></iframe>`);
    }).listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    expect(await attempt(`http://127.0.0.1:${port}/`)).toBe("blocked");
    expect(await page.frames()[1]?.getByText("Sandbox").count()).toBe(0);
    other.close();
    other.closeAllConnections();
    expect(await attempt(scene.url.replace("127.0.0.1", "attacker.example"))).toBe(403); // DNS rebinding
  });
});
