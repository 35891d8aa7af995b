import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PAGES } from "../../../site/build/pages.ts";
import { sourceText } from "../../../site/build/source-text.ts";
import { playgroundScript } from "../../../site/build/write-playground.ts";
import { MODULES } from "../../../site/src/playground/modules.ts";
import type { ProgramEvent, ProgramFile } from "../../../site/src/playground/program-event.ts";
import { handWrittenPages, readBlocks, splitBlocks } from "../blocks/find-programs.ts";
import { chromiumPath, startChromium } from "../browser/start-chromium.ts";

type PageProgram = Pick<
  ReturnType<typeof readBlocks>["programs"][number],
  "page" | "file" | "code" | "hasButton"
>;

const PACKAGES = new Set([...Object.keys(MODULES), "@crossborder/sandbox", "@crossborder/types"]);

/** On pages that are made from other files, each block stands alone unless it has a title. */
const made = PAGES.flatMap(({ page, source }): readonly PageProgram[] =>
  [...(sourceText(source) ?? "").matchAll(/^```ts(?! title=)(.*)\n([\s\S]*?)^```$/gm)].map(
    ([, meta = "", code = ""], index) => ({
      page,
      file: `block-${index}.ts`,
      code,
      hasButton: meta === " run",
    }),
  ),
);
const titled = PAGES.flatMap(({ page, source }): readonly PageProgram[] => {
  const text = sourceText(source) ?? "";
  return /^```ts title=/m.test(text)
    ? splitBlocks(page, text.slice(text.indexOf("```ts title="))).programs
    : [];
});
const programs = [...handWrittenPages().flatMap((page) => readBlocks(page).programs), ...made, ...titled];
const setup = programs.find(({ file }) => file === "setup.ts");

/** The files that a program consists of, each after those that it imports; undefined when the playground lacks something. */
function filesOf({ page, file, code }: PageProgram): readonly ProgramFile[] | undefined {
  const files: ProgramFile[] = [];
  for (const [, name = ""] of code.matchAll(/\b(?:from|import|import\() ?"([^"]+)"/g)) {
    if (PACKAGES.has(name)) continue;
    const isFile = (other: PageProgram) => other.page === page && `./${other.file}` === name;
    const other = name === "./setup.ts" ? setup : programs.find(isFile);
    const imported = other && filesOf(other);
    if (!imported) return undefined;
    files.push(...imported.filter(({ name }) => files.every((one) => one.name !== name)));
  }
  return [...files, { name: `./${file}`, code }];
}

test("there are programs with a button on guides and on pages of packages", () => {
  const marked = programs.filter(({ hasButton }) => hasButton);
  expect(marked.filter(({ page }) => page.startsWith("guides/")).length).toBeGreaterThan(20);
  expect(marked.filter(({ page }) => page.startsWith("packages/")).length).toBeGreaterThan(8);
});

test("the playground has all that a program with a button imports", () => {
  const lacking = programs.filter((one) => one.hasButton && filesOf(one) === undefined);
  expect(lacking.map(({ page, file }) => `${page}/${file}`)).toEqual([]);
});

describe.skipIf(chromiumPath === undefined)("a program without a button", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await startChromium();
    page = await browser.newPage();
    // Only a page with an address has all of Web Crypto.
    await page.route("**", (route) => route.fulfill({ body: "", contentType: "text/html" }));
    await page.goto("http://localhost");
    const worker = JSON.stringify(await playgroundScript("worker"));
    await page.addScriptTag({ content: await playgroundScript("start-program") });
    await page.addScriptTag({ content: `const worker = URL.createObjectURL(new Blob([${worker}]));` });
  });
  afterAll(() => browser.close());

  /** Returns true if a program ends without an error, and has done something. */
  async function isWhole(program: PageProgram): Promise<boolean> {
    const events = await page.evaluate<ProgramEvent[]>(
      `(async () => {
        const events = [];
        const options = { worker, files: ${JSON.stringify(filesOf(program))}, onEvent: (event) => events.push(event) };
        const started = playground.startProgram(options);
        await started.ended;
        started.stop();
        return events;
      })()`,
    );
    const hasFailed = events.some((event) => event.kind === "ended" && event.error !== undefined);
    return !hasFailed && events.some(({ kind }) => kind !== "clock" && kind !== "ended");
  }

  const candidates = programs.filter((one) => !one.hasButton && filesOf(one) !== undefined);

  test("is what others import, or needs something that it does not have", async () => {
    expect(candidates.length).toBeGreaterThan(5);
    const whole: string[] = [];
    for (const one of candidates) if (await isWhole(one)) whole.push(`${one.page}/${one.file}`);
    expect(whole, "whole programs: their last block wants `run` behind ```ts").toEqual([]);
  });

  test("would be found if it were whole", async () => {
    const marked = programs.find(({ file, hasButton }) => file === "lost-payout.ts" && hasButton);
    expect(marked && (await isWhole(marked))).toBe(true);
  });
});
