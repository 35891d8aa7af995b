import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { mocks as mocksGenerator } from "@crossborder/codegen";
import { build } from "esbuild";
import type { HttpHandler } from "msw";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { chromiumPath, startChromium } from "../../site/browser/start-chromium.ts";
import { BOOKS } from "./books.ts";
import { generateClient } from "./generate-client.ts";
import { guideProgram } from "./guide-program.ts";

const GUIDE = "docs/codegen/mocks.md";
const CLIENT = `import { createClient } from "./client/index.ts";
const client = createClient({ baseUrl: "https://books.example", retry: { maxAttempts: 1 } });
export const show = () => client.books.list().then(
  ({ data }) => data.map(({ title }) => title).join(),
  ({ name }) => name,
).then((text) => document.body.append(text));
`;

describe.skipIf(chromiumPath === undefined)("mocks in Chromium", () => {
  let folder: string;
  let browser: Browser;
  let page: Page;
  let site: Server;
  let script: string;

  beforeAll(async () => {
    folder = await generateClient(BOOKS, [mocksGenerator()]);
    writeFileSync(join(folder, "show.ts"), CLIENT);
    const files: Readonly<Record<string, () => string>> = {
      "/": () => `<!doctype html><title>Books</title><script>${script}</script>`,
      "/mockServiceWorker.js": () =>
        readFileSync(join(repository, "e2e/node_modules/msw/lib/mockServiceWorker.js"), "utf8"),
    };
    site = createServer(({ url = "" }, response) => {
      const text = files[url]?.();
      response.writeHead(text === undefined ? 404 : 200, {
        "content-type": url.endsWith(".js") ? "text/javascript" : "text/html",
      });
      response.end(text);
    });
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser.close();
    site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    page = await browser.newPage();
    page.setDefaultTimeout(20_000);
  });
  afterEach(() => page.close());

  /** Opens a page that runs a program, and returns what it shows. */
  async function shown(program: string): Promise<string> {
    const { outputFiles } = await build({
      stdin: { contents: program, resolveDir: folder, loader: "ts" },
      bundle: true,
      write: false,
      format: "iife",
      target: "es2022",
    });
    script = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => document.body.innerText !== "");
    return page.innerText("body");
  }

  test("a worker responds with the handlers", async () => {
    const program = `import { setupWorker } from "msw/browser";
      import { createMocks } from "./mocks/index.ts";
      import { show } from "./show.ts";
      setupWorker(...createMocks().handlers()).start({ quiet: true }).then(show);`;
    expect(await shown(program)).toBe("First title");
  });

  test("the loader of Storybook's addon takes the parameters of the guide's story", async () => {
    guideProgram(GUIDE, "books.stories.ts", folder);
    const program = `import { mswLoader } from "msw-storybook-addon/csf3";
      import { oneBook } from "./books.stories.ts";
      import { show } from "./show.ts";
      mswLoader()(oneBook).then(show);`;
    expect(await shown(program)).toBe("Emma");
  });

  test("the guide's function for Playwright answers for the page", async () => {
    const { mockPage } = await import(guideProgram(GUIDE, "mock-page.ts", folder));
    const { createMocks } = await import(join(folder, "mocks/index.ts"));
    const program = `import { show } from "./show.ts"; show();`;
    const mocks = createMocks();
    const handlers = (...first: HttpHandler[]) =>
      mockPage(page, "https://books.example", [...first, ...mocks.handlers()]);
    await handlers();
    expect(await shown(program)).toBe("First title");
    await handlers(mocks.books.list({ data: [{ title: "Emma" }] }));
    expect(await shown(program)).toBe("Emma");
    await handlers(mocks.books.list.error(404));
    expect(await shown(program)).toBe("ApiError");
    await handlers(mocks.books.list.networkError());
    expect(await shown(program)).toBe("OutcomeUnknownError");
  });
});
