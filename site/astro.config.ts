import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { sidebar } from "./sidebar.ts";

/** Pages are files (`guides/quotes.html`), so that the site works from any folder. */
export default defineConfig({
  outDir: "./dist",
  build: { format: "file" },
  trailingSlash: "never",
  devToolbar: { enabled: false },
  integrations: [
    starlight({
      title: "crossborder",
      description: "Packages and generators for a cross-border payments API.",
      favicon: "/favicon.svg",
      sidebar,
      credits: false,
      lastUpdated: false,
      customCss: ["./src/style.css"],
    }),
  ],
});
