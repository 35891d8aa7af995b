import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { filesIn } from "../../e2e/house/files-in.ts";

/** Pages that are looked up by name and not read: exports, lists, records of the project. */
const LAST =
  /^(?:reference(?!\/errors\/index)|project|packages\/(?:api|changes)|packages\/sizes|codegen\/(?:diff-(?:rules|examples)|extensions|peers|performance|real-documents)|index\.html)/;

/** Pages with their own description. */
const DESCRIBED = /^(?:start|guides)\//;

/** Schemas are found by their list: here each would come before the guide that explains it. */
const UNINDEXED = /^reference\/schemas\/(?!index\.)/;

/** Lists of the pages in the folders of these names: the generator gives them addresses without one. */
const LISTS = ["reference", "reference/errors", "reference/schemas"];

/** Titles of these pages describe an event in the words that people search for. */
const NAMED = /^reference\/(?:errors|operations)\//;

/** Places lists in their folders, and marks pages for the search, before it is built: guides come first. */
export const rankPages: AstroIntegration = {
  name: "rank-pages",
  hooks: {
    async "astro:build:done"({ dir }) {
      const dist = fileURLToPath(dir);
      for (const list of LISTS) await rename(join(dist, `${list}.html`), join(dist, list, "index.html"));
      for (const path of (await filesIn(dist)).filter((one) => one.endsWith(".html"))) {
        const file = join(dist, path);
        const html = await readFile(file, "utf8");
        await writeFile(file, LAST.test(path) ? ranked(html, path) : described(html, path));
      }
    },
  },
};

function ranked(html: string, path: string): string {
  if (UNINDEXED.test(path)) return html.replace(" data-pagefind-body", "");
  const title = NAMED.test(path) ? 0.5 : 0.1;
  return withoutAdvice(html)
    .replace(" data-pagefind-body", ' data-pagefind-body data-pagefind-weight="0.1"')
    .replace(
      /<(h[1-6])\b/g,
      (_tag, name) => `<${name} data-pagefind-weight="${name === "h1" ? title : 0.1}"`,
    );
}

/** Hides advice from the search: it is nearly the same on the page of each error code, and better in guides. */
function withoutAdvice(html: string): string {
  const [before = "", ...advice] = html.split(/(?=<h2 id="did-money-move")/);
  return before + advice.join("").replace(/<(h2|p|ul|table)\b/g, "<$1 data-pagefind-ignore");
}

/** Lets the search find a page by its description as by its title, since it uses other words. */
function described(html: string, path: string): string {
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  const about = DESCRIBED.test(path) ? description : path.endsWith("/index.html") ? "List" : "";
  return html.replace("<h1 ", `<h1 data-pagefind-index-attrs="data-about" data-about="${about}" `);
}
