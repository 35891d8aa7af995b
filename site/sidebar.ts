import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { PAGES, SIZES_PAGE } from "./build/pages.ts";

/** The contents of the site, in the order in which a newcomer needs them. */
export const sidebar: NonNullable<StarlightUserConfig["sidebar"]> = [
  { label: "Start", items: [{ autogenerate: { directory: "start" } }] },
  { label: "Guides", items: [{ autogenerate: { directory: "guides" } }] },
  {
    label: "Reference of the service",
    items: [
      { label: "Operations", link: "/reference/index.html" },
      { label: "Error codes", link: "/reference/errors/index.html" },
      { label: "Schemas", link: "/reference/schemas/index.html" },
      { label: "States", link: "/reference/states.html" },
      { label: "Inferred and left open", link: "/reference/evidence.html" },
    ],
  },
  {
    label: "Packages",
    items: [
      ...PAGES.filter(({ page }) => /^packages\/[^/]+$/.test(page)).map(({ page }) => page),
      SIZES_PAGE.page,
      { label: "API", collapsed: true, items: [{ autogenerate: { directory: "packages/api" } }] },
      { label: "Changes", collapsed: true, items: [{ autogenerate: { directory: "packages/changes" } }] },
    ],
  },
  { label: "Generators for other documents", items: [{ autogenerate: { directory: "codegen" } }] },
  { label: "About this project", items: [{ autogenerate: { directory: "project" } }] },
];
