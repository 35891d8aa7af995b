import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { ALL_PAGES } from "./build/pages.ts";

const GENERATORS = ["start", "configuration", "commands", "client", "validators", "query", "mocks", "mcp"];
const PACKAGES = ["client", "webhooks", "errors", "zod", "sandbox", "mcp"];

const pages = (folder: string, names: readonly string[]): string[] =>
  names.map((name) => `${folder}/${name}`);

/** The contents of the site, in the order in which a newcomer needs them; one page leads to all that are not here. */
export const sidebar: NonNullable<StarlightUserConfig["sidebar"]> = [
  { label: "Start", items: [{ autogenerate: { directory: "start" } }] },
  { label: "Guides", items: [{ autogenerate: { directory: "guides" } }] },
  {
    label: "Reference of the service",
    items: [
      { label: "Operations", link: "/reference/index.html" },
      { label: "Error codes", link: "/reference/errors/index.html" },
      { label: "Schemas", link: "/reference/schemas/index.html" },
    ],
  },
  { label: "Packages", items: pages("packages", PACKAGES) },
  { label: "Your own document", items: pages("codegen", GENERATORS) },
  { label: "Changes of an API", items: pages("codegen", ["changing", "diff", "ci"]) },
  { label: "More", items: [ALL_PAGES.page] },
];
