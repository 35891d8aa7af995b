import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { readText, repository } from "../../house/repository.ts";
import { run } from "../../house/run.ts";
import { chromiumPath, startChromium } from "./start-chromium.ts";

/** Words of the page that begin on one line and end on another. A word of more letters is longer than a phone is wide. */
const BROKEN_WORDS = `(() => {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    if (currentNode.parentElement.closest("script, style")) continue;
    for (const { 0: word, index } of currentNode.textContent.matchAll(/[A-Za-z]{2,25}/g)) {
      const range = document.createRange();
      range.setStart(currentNode, index);
      range.setEnd(currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
})()`;

/** Changes of every verdict, with long names. */
function changed(document: string): string {
  const described = JSON.parse(document);
  const { QuoteCreate, PayinStatus } = described.components.schemas;
  QuoteCreate.required.push("purpose_of_the_remittance_for_compliance");
  QuoteCreate.properties.purpose_of_the_remittance_for_compliance = { type: "string", maxLength: 140 };
  PayinStatus.enum.push("disputed_by_the_sender");
  delete described.paths["/v1/instances/{instance_id}/transfers"];
  return JSON.stringify(described);
}

describe.skipIf(chromiumPath === undefined)("the page of `codegen diff`", () => {
  test("is read on a phone without broken words, and without scrolling sideways", async () => {
    await using temporary = await mkdtempDisposable(join(tmpdir(), "diff-report-"));
    const cwd = temporary.path;
    const base = readText("spec/dist/openapi.json");
    await writeFile(join(cwd, "base.json"), base);
    await writeFile(join(cwd, "revision.json"), changed(base));
    const args = ["diff", "base.json", "revision.json", "--output-file", "diff.html"];
    await run(process.execPath, [join(repository, "generators/cli/main.ts"), ...args], { cwd });
    const browser = await startChromium();
    try {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto(pathToFileURL(join(cwd, "diff.html")).href);
      expect(await page.locator("body").innerText()).toContain("purpose_of_the_remittance_for_compliance");
      await page.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
      expect(await page.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
      expect(await page.evaluate(BROKEN_WORDS)).toEqual([]);
      await page.addStyleTag({ content: "* { word-break: break-all }" });
      expect(await page.evaluate(BROKEN_WORDS), "when every word may be broken").not.toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
