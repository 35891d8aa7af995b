import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { filesIn } from "./files-in.ts";

/** Pages that are looked up by name and not read: dumps of what is exported, lists, records of the project. */
const LAST =
  /^(?:reference|project|packages\/(?:api|changes)|packages\/sizes|codegen\/(?:diff-(?:rules|examples)|extensions|peers|performance|real-documents)|index\.html)/;

/** Schemas are found by their list: here each would come before the guide that explains it. */
const LEFT_OUT = /^reference\/schemas\/(?!index\.)/;

/** Lists of the pages in the folders of these names: the generator gives them addresses without one. */
const LISTS = ["reference", "reference/errors", "reference/schemas"];

/** Headings of these pages say what happened, in the words that people search for. */
const NAMED = /^reference\/(?:errors|operations)\//;

/** Places lists in their folders, and marks pages for the search, before it is built: guides come first. */
export const rankPages: AstroIntegration = {
  name: "rank-pages",
  hooks: {
    async "astro:build:done"({ dir }) {
      const dist = fileURLToPath(dir);
      for (const list of LISTS) await rename(join(dist, `${list}.html`), join(dist, list, "index.html"));
      for (const path of (await filesIn(dist)).filter((one) => one.endsWith(".html") && LAST.test(one))) {
        const file = join(dist, path);
        await writeFile(file, ranked(await readFile(file, "utf8"), path));
      }
    },
  },
};

function ranked(html: string, path: string): string {
  if (LEFT_OUT.test(path)) return html.replace(" data-pagefind-body", "");
  const heading = NAMED.test(path) ? 0.5 : 0.1;
  return html
    .replace(" data-pagefind-body", ' data-pagefind-body data-pagefind-weight="0.1"')
    .replace(/<(h[1-6])\b/g, `<$1 data-pagefind-weight="${heading}"`);
}
