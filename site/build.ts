import { rm } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../e2e/house/run.ts";
import { finishPages } from "./build/finish-pages.ts";
import { writeAllPages } from "./build/write-all-pages.ts";
import { apiChanges, writeApiChanges } from "./build/write-api-changes.ts";
import { writeApiPages } from "./build/write-api-pages.ts";
import { writePages } from "./build/write-pages.ts";
import { writeReference } from "./build/write-reference.ts";
import { writeSizesPage } from "./build/write-sizes-page.ts";

/**
 * Builds the site into `site/dist`: the reference of the service, pages that are made from other files of the repository and
 * from the declarations of built packages, then everything else. The result works from any folder, and nothing in it is loaded from elsewhere.
 */
const site = import.meta.dirname;

await rm(join(site, "dist"), { recursive: true, force: true });
// Unchanged pages would keep the output of earlier settings.
for (const cache of [".astro", "node_modules/.astro"])
  await rm(join(site, cache), { recursive: true, force: true });
const docs = join(site, "src/content/docs");
await rm(join(docs, "reference"), { recursive: true, force: true });
const releases = await apiChanges();
await writeReference(join(docs, "reference"), "starlight", releases);
await writePages({ docs, assets: join(site, "public") });
await Promise.all([
  writeApiPages(docs),
  writeSizesPage(docs),
  writeApiChanges(docs, releases),
  writeAllPages(docs),
]);
const astro = join(site, "node_modules/astro/bin/astro.mjs");
const built = await mustRun(process.execPath, [astro, "build"], {
  cwd: site,
  env: { ASTRO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" },
});
console.log(/\d+ page\(s\) built/.exec(built)?.[0] ?? "");
await writeReference(join(site, "dist/reference"), "markdown", releases);
const { files, bytes } = await finishPages(join(site, "dist"), {
  docs,
  base: process.env.SITE_BASE ?? "/",
});
console.log(
  `site/dist: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. Open site/dist/index.html, or serve the folder.`,
);
