import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { repository } from "./repository.ts";

/** A page that is made from a file of the repository. */
interface MadePage {
  /** Path of the page without its extension. */
  readonly page: string;
  readonly source: string;
  readonly title: string;
  readonly order: number;
}

const PACKAGES = ["client", "webhooks", "errors", "zod", "types", "sandbox", "runtime"];

/** All pages that are made from other files. */
export const PAGES: readonly MadePage[] = [
  ...PACKAGES.flatMap((name, index): MadePage[] => [
    {
      page: `packages/${name}`,
      source: `packages/${name}/README.md`,
      title: `@crossborder/${name}`,
      order: index,
    },
    {
      page: `packages/api/${name}`,
      source: `packages/${name}/api.md`,
      title: `API of ${name}`,
      order: index,
    },
    {
      page: `packages/changes/${name}`,
      source: `packages/${name}/CHANGELOG.md`,
      title: `Changes of ${name}`,
      order: index,
    },
  ]),
  {
    page: "codegen/start",
    source: "generators/README.md",
    title: "Generators for your own document",
    order: 0,
  },
  { page: "codegen/names", source: "docs/names.md", title: "How operations are named", order: 1 },
  { page: "codegen/diff-rules", source: "docs/diff-rules.md", title: "Rules of the diff", order: 2 },
  { page: "project/architecture", source: "docs/ARCHITECTURE.md", title: "Architecture", order: 0 },
  { page: "project/glossary", source: "docs/GLOSSARY.md", title: "Glossary", order: 1 },
  { page: "project/coverage", source: "docs/coverage.md", title: "What is tested of the service", order: 2 },
  { page: "project/evidence", source: "spec/EVIDENCE.md", title: "Evidence", order: 3 },
  { page: "project/contributing", source: "CONTRIBUTING.md", title: "Contributing", order: 4 },
  { page: "project/support", source: "SUPPORT.md", title: "Support", order: 5 },
  { page: "project/security", source: "SECURITY.md", title: "Security", order: 6 },
];

const MARK = "# This page is made from";

/** Writes the pages that are made from other files; pages that are written by hand stay. */
export async function writePages(docs: string): Promise<void> {
  for (const made of PAGES) {
    const text = await readFile(join(repository, made.source), "utf8").catch(() => undefined);
    const path = join(docs, `${made.page}.md`);
    if (text === undefined) {
      await rm(path, { force: true });
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, pageText(made, text));
  }
}

function pageText({ page, source, title, order }: MadePage, text: string): string {
  const front = [
    "---",
    `${MARK} ${source}.`,
    `title: ${JSON.stringify(title)}`,
    `sidebar:\n  order: ${order}`,
    "---",
  ];
  const body = text.replace(/^<!--[\s\S]*?-->\s*/, "").replace(/^# .*\n+/, "");
  return `${front.join("\n")}\n\n${withSiteLinks(body, { page, source })}`;
}

/** Links to files that are pages lead to these; other files of the repository are named without a link. */
function withSiteLinks(body: string, { page, source }: Pick<MadePage, "page" | "source">): string {
  return body.replace(
    /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g,
    (whole, image: string, text: string, target: string) => {
      if (/^(https?:|mailto:|#)/.test(target)) return whole;
      const [path = "", anchor] = target.split("#");
      const file = posix.normalize(posix.join(posix.dirname(source), path)).replace(/\/$/, "");
      const found = PAGES.find((other) => other.source === file || other.source === `${file}/README.md`);
      if (image === "!" || found === undefined) return text.startsWith("`") ? text : `${text}`;
      const relative = posix.relative(posix.dirname(page), found.page) || posix.basename(found.page);
      return `[${text}](${relative.startsWith(".") ? relative : `./${relative}`}.html${anchor === undefined ? "" : `#${anchor}`})`;
    },
  );
}
