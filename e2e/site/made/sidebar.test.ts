import { expect, test } from "vitest";
import { sidebar } from "../../../site/sidebar.ts";
import { readText, repositoryFiles } from "../../house/repository.ts";

test("the contents of the site have at most 40 links", () => {
  const links = sidebar.flatMap((group) =>
    typeof group === "object" && "items" in group ? group.items.flatMap((item) => linksOf(item)) : [group],
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.length).toBeLessThanOrEqual(40);
});

function linksOf(item: unknown): unknown[] {
  const { autogenerate } = item as { autogenerate?: { directory: string } };
  if (!autogenerate) return [item];
  const files = repositoryFiles(`site/src/content/docs/${autogenerate.directory}/*.md`);
  return files.filter((file) => !readText(file).includes("\n  hidden: true\n"));
}
