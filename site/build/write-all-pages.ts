import { join, posix } from "node:path";
import { withFront, writePage } from "./page-file.ts";
import { ALL_PAGES, API_CHANGES_PAGE, API_PAGES, PAGES, SIZES_PAGE } from "./pages.ts";

const SECTIONS: readonly (readonly [heading: string, folder: string])[] = [
  ["Packages", "packages"],
  ["Exports of each package", "packages/api"],
  ["Changes of each package", "packages/changes"],
  ["Generators and the comparison of documents", "codegen"],
  ["This project", "project"],
];

/** Writes the page that leads to every page that is made, and to those of the reference without a group. */
export async function writeAllPages(docs: string): Promise<void> {
  const made = [...PAGES, ...API_PAGES, SIZES_PAGE, API_CHANGES_PAGE];
  const lists = SECTIONS.map(([heading, folder]) => {
    const links = made
      .filter(({ page }) => posix.dirname(page) === folder)
      .map(({ page, title }) => `- [${title}](../${page}.html)`);
    return `## ${heading}\n\n${links.join("\n")}`;
  });
  const reference = `## Reference of the service

- [States](../reference/states.html)
- [Inferred and left open](../reference/evidence.html)`;
  const text = withFront(
    { ...ALL_PAGES, source: "site/build/pages.ts" },
    `${[...lists, reference].join("\n\n")}\n`,
  );
  await writePage(join(docs, `${ALL_PAGES.page}.md`), text);
}
