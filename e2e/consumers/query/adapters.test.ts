import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@crossborder/client";
import { createSandbox, type Sandbox } from "@crossborder/sandbox";
import type { Browser, Page, Route } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { chromiumPath, startChromium } from "../../site/browser/start-chromium.ts";
import { buildApp } from "./test/build-app.ts";

const ORIGIN = "http://sandbox.test";
const CONFIG = `import { client, errors, query, types } from "@crossborder/codegen";
export default {
  spec: ${JSON.stringify(join(repository, "spec/openapi.yaml"))},
  headerCommand: "npx codegen generate",
  importExtension: ".ts",
  out: "api",
  generators: [
    types({ importFrom: "@crossborder/types" }),
    errors({ importFrom: "@crossborder/errors" }),
    client({ importFrom: "@crossborder/client", suppliedParameters: ["instance_id"] }),
    query(),
  ],
};
`;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(import.meta.dirname, ".work-"));
  cpSync(join(import.meta.dirname, "test/apps"), folder, { recursive: true });
  writeFileSync(join(folder, "codegen.config.ts"), CONFIG);
  const codegen = join(repository, "generators/dist/cli/main.js");
  await mustRun(process.execPath, [codegen, "generate", "--only", "query"], { cwd: folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("options have their types in the hooks of React, Vue and Svelte", async () => {
  const options = {
    extends: "../../../tsconfig.json",
    compilerOptions: { jsx: "react-jsx", types: ["svelte", "vue"] },
    include: ["react.tsx", "types.ts"],
    exclude: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  await mustRun(process.execPath, [join(repository, "node_modules/typescript/bin/tsc")], { cwd: folder });
});

describe.skipIf(chromiumPath === undefined)("in Chromium, over the sandbox", () => {
  let browser: Browser;
  let page: Page;
  let sandbox: Sandbox;
  let requests: string[];
  let aborted: string[];
  let problems: string[];
  /** Holds responses back while it is not resolved. */
  let gate: Promise<void>;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    [requests, aborted, problems, gate] = [[], [], [], Promise.resolve()];
    sandbox = createSandbox();
    for (let count = 0; count < 12; count += 1) await sandbox.fixtures.approvedCustomer();
    page = await browser.newPage();
    page.setDefaultTimeout(5000);
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("requestfailed", (request) => aborted.push(shown(request.method(), request.url())));
    await page.route(`${ORIGIN}/v1/**`, toSandbox);
  });
  afterEach(async () => {
    await page.close();
    sandbox.close();
    expect(problems).toEqual([]);
  });

  async function toSandbox(route: Route): Promise<void> {
    const request = route.request();
    requests.push(shown(request.method(), request.url()));
    const body = request.postData();
    const init = { method: request.method(), headers: request.headers(), ...(body !== null && { body }) };
    try {
      const response = await sandbox.fetch(request.url(), init);
      await gate;
      const headers = Object.fromEntries(response.headers);
      await route.fulfill({ status: response.status, headers, body: await response.text() });
    } catch {
      await route.abort("connectionreset").catch(() => {}); // the page may have given up first
    }
  }

  async function open(framework: string): Promise<void> {
    const { id: instanceId, apiKey } = sandbox.instances.development;
    const { tos_id: tosId } = await sandbox.fixtures.acceptedTos();
    const script = await buildApp(join(folder, `${framework}.ts${framework === "react" ? "x" : ""}`));
    await page.addInitScript((settings) => Object.assign(globalThis, { settings }), {
      apiKey,
      instanceId,
      tosId,
    });
    await page.route(`${ORIGIN}/`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><body></body>" }),
    );
    await page.goto(`${ORIGIN}/`);
    await page.addScriptTag({ content: script });
    await page.getByText("0 payouts").waitFor();
    requests.length = 0;
  }

  const button = (name: string) => page.getByRole("button", { name });
  const shows = (text: string) => page.getByText(text, { exact: true }).waitFor();
  const ids = () => page.getByRole("listitem").allTextContents();
  const keys = () =>
    page.evaluate(() => {
      const { queryClient } = globalThis as unknown as {
        queryClient: { getQueryCache(): { getAll(): { queryKey: unknown }[] } };
      };
      return queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey);
    });

  describe.each(["react", "vue", "svelte"])("%s", (framework) => {
    test("pages follow one another under one key", async () => {
      await open(framework);
      await button("Customers").click();
      await shows("success");
      expect((await ids()).length).toBe(10);
      await button("More").click();
      await expect.poll(async () => (await ids()).length).toBe(12);
      expect(new Set(await ids()).size).toBe(12);
      expect(await button("More").isDisabled()).toBe(true);
      expect(requests).toEqual([
        "GET customers?limit=10",
        expect.stringMatching(/^GET customers\?(?=.*limit=10)(?=.*starting_after=re_)/),
      ]);
      expect(await keys()).toEqual([
        ["payouts", "list", { limit: 10 }],
        ["customers", "list", { limit: 10 }, "infinite"],
      ]);
    });

    test("a write is shown when the queries of its group are invalidated, and no others are read again", async () => {
      await open(framework);
      await button("Customers").click();
      await shows("success");
      const [before] = await ids();
      requests.length = 0;
      await button("Add").click();
      await expect.poll(async () => (await ids())[1]).toBe(before);
      expect(requests).toEqual(["POST receivers", "GET customers?limit=10"]);
    });

    test("a component that is gone stops its request", async () => {
      await open(framework);
      let release = (): void => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      await button("Customers").click();
      await expect.poll(() => requests).toEqual(["GET customers?limit=10"]);
      await button("Customers").click();
      await expect.poll(() => aborted).toEqual(["GET customers?limit=10"]);
      release();
    });

    test("a read is repeated by the client alone, and its error has the code", async () => {
      await open(framework);
      const { control, instances } = sandbox;
      await control.faults.create({
        operation: "customers.list",
        code: "AUTH_SERVICE_UNAVAILABLE",
        times: 99,
      });
      await button("Customers").click();
      await shows("error AUTH_SERVICE_UNAVAILABLE");
      const once = requests.length;
      let alone = 0;
      const client = createClient({
        apiKey: instances.development.apiKey,
        instanceId: instances.development.id,
        baseUrl: ORIGIN,
        retry: { maxAttempts: 3, baseDelayMs: 1, maxDelayMs: 1 },
        fetch: (input, init) => {
          alone += 1;
          return sandbox.fetch(input, init);
        },
      });
      await client.customers.list({ limit: 10 }).catch(() => {});
      expect([once, alone]).toEqual([3, 3]);
      await control.faults.clear();
      await button("Again").click();
      await shows("success");
    });

    test("a write whose response is lost is not repeated", async () => {
      await open(framework);
      await sandbox.control.faults.create({ operation: "customers.create", fault: "reset-after-commit" });
      await button("Customers").click();
      await shows("success");
      requests.length = 0;
      await button("Add").click();
      await shows("error unknown");
      expect(requests).toEqual(["POST receivers"]);
    });
  });
});

/** A request without what is the same in all: `GET customers?limit=10`. */
function shown(method: string, url: string): string {
  return `${method} ${url.replace(/^.*\/instances\/[^/]+\//, "")}`;
}
