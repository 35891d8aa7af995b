import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "../../house/repository.ts";

/** The folder that `pnpm site` writes. */
export const dist: string = process.env.SITE_DIST ?? join(repository, "site/dist");

/** True if `pnpm e2e:site` has just built the site. Otherwise its tests are skipped: an older site proves nothing. */
export const isBuilt: boolean = process.env.SITE === "built" && existsSync(join(dist, "index.html"));

if (!isBuilt)
  console.warn("Skipped: the site is not built here. `pnpm e2e:site` builds it and tests it in a browser.");

/** Paths of all files of the site with this ending, relative to it. */
export function siteFiles(ending: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(ending))
    .sort();
}

export function readSiteFile(path: string): string {
  return readFileSync(join(dist, path), "utf8");
}

/** One page of every kind. */
export const kindsOfPages = {
  first: "index.html",
  start: "start/first-payout.html",
  playground: "start/playground.html",
  guide: "guides/payouts.html",
  "guide with tables": "guides/bank-accounts.html",
  package: "packages/client.html",
  api: "packages/api/client.html",
  sizes: "packages/sizes.html",
  configuration: "codegen/configuration.html",
  rules: "codegen/diff-rules.html",
  overview: "reference/index.html",
  operation: "reference/operations/quotes.create.html",
  schema: "reference/schemas/Payin.html",
  webhook: "reference/webhooks/payin.new.html",
  "error list": "reference/errors/index.html",
  error: "reference/errors/QUOTES_EXPIRED.html",
  states: "reference/states.html",
  evidence: "reference/evidence.html",
} as const;

/** The pages to measure, from heavy to light: those of every kind, and the heaviest of each folder. */
export function measuredPages(): readonly (readonly [kind: string, path: string])[] {
  const bySize = siteFiles(".html").sort((a, b) => sizeOf(b) - sizeOf(a));
  const folders = bySize.map((path) => dirname(path));
  const heaviest = bySize.filter((path, index) => folders.indexOf(dirname(path)) === index);
  const kinds = new Map<string, string>(Object.entries(kindsOfPages).map(([kind, path]) => [path, kind]));
  const chosen = new Set([...kinds.keys(), ...heaviest]);
  return bySize
    .filter((path) => chosen.has(path))
    .map((path) => [kinds.get(path) ?? `heaviest of ${dirname(path)}`, path]);
}

/** Bytes of a file of the site. */
export function sizeOf(path: string): number {
  return statSync(join(dist, path)).size;
}
