import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { rankPages } from "./build/rank-pages.ts";
import { repositoryPage, siteUrl } from "./build/repository.ts";
import { runButton } from "./build/run-button.ts";
import { sidebar } from "./sidebar.ts";

/**
 * Starlight builds its search once the browser is idle, which a busy browser may never be: the dialog then opens
 * without an input. This calls back after a second at the latest.
 */
const IDLE_WITHIN_A_SECOND = `{
  const idle = window.requestIdleCallback;
  if (idle) window.requestIdleCallback = (callback, options) => idle(callback, { timeout: 1000, ...options });
}`;

/**
 * The current page is in view in the contents, however long they are. Not with `scrollIntoView`, which in some browsers
 * makes the next Tab start at the link, and so skips "Skip to content".
 */
const CURRENT_IN_VIEW = `addEventListener("DOMContentLoaded", () => {
  const contents = document.querySelector("#starlight__sidebar");
  const current = contents?.querySelector("[aria-current=page]");
  if (current) contents.scrollTop += current.getBoundingClientRect().top - innerHeight / 2;
})`;

/** Pages are files (`guides/quotes.html`), so that the site works from any folder. */
export default defineConfig({
  // The path below which the site is published. The addresses in pages are relative, but search results are not.
  base: process.env.SITE_BASE ?? "/",
  outDir: "./dist",
  build: { format: "file" },
  trailingSlash: "never",
  devToolbar: { enabled: false },
  // Tabs parse HTML with it. It loads its native part from its own folder, which a bundle does not have.
  vite: { ssr: { external: ["satteri"] } },
  // Options such as --only keep their two dashes.
  markdown: { smartypants: false },
  integrations: [
    rankPages,
    starlight({
      title: "crossborder",
      description: "Packages and generators for a cross-border payments API.",
      favicon: "/favicon.svg",
      sidebar,
      routeMiddleware: "./src/reference-sidebar.ts",
      social: [{ icon: "github", label: "Repository", href: repositoryPage }],
      credits: false,
      lastUpdated: false,
      head: [
        ...[IDLE_WITHIN_A_SECOND, CURRENT_IN_VIEW].map((content) => ({ tag: "script", content }) as const),
        { tag: "meta", attrs: { property: "og:image", content: `${siteUrl}/card.png` } },
        {
          tag: "meta",
          attrs: { property: "og:image:alt", content: "The mark of crossborder, and what it is for." },
        },
      ],
      logo: { src: "./public/favicon.svg" },
      // Code that scrolls sideways is hard to read on a phone and to reach with a keyboard.
      expressiveCode: { defaultProps: { wrap: true }, plugins: [runButton] },
      // The text of a page counts more than its title: error codes and schemas have the shortest titles.
      pagefind: {
        ranking: {
          pageLength: 0.7,
          termFrequency: 0.7,
          termSaturation: 1.4,
          termSimilarity: 9,
          metaWeights: { title: 0.5 },
        },
      },
      customCss: ["./src/palette.css", "./src/style.css", "./src/first-page.css"],
    }),
  ],
});
