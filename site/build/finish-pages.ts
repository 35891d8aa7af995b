import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { filesIn } from "../../e2e/house/files-in.ts";
import { accessibleTables } from "./accessible-tables.ts";
import { exampleRecords } from "./example-records.ts";
import { lighterPage } from "./lighter-page.ts";
import { readService } from "./read-service.ts";
import { tryItForms } from "./try-it-form.ts";
import { withPlayground, writePlayground } from "./write-playground.ts";
import { writeScripts } from "./write-scripts.ts";

/** Size of the finished site. */
export interface SiteSize {
  readonly files: number;
  readonly bytes: number;
}

/**
 * Finishes what the site generator wrote: addresses become relative, so that the pages also work below any path and from a
 * folder, and every page gets a Markdown twin that `llms.txt` lists.
 */
export async function finishPages(
  dist: string,
  { docs, base }: { readonly docs: string; readonly base: string },
): Promise<SiteSize> {
  const records = await exampleRecords();
  const forms = tryItForms(await readService(), records);
  await writeScripts(dist);
  await writePlayground(dist);
  const known = new Set(await filesIn(dist));
  for (const path of known) {
    if (!path.endsWith(".html")) continue;
    const file = join(dist, path);
    const html = lighterPage(accessibleTables(await readFile(file, "utf8")), path);
    const whole = withTryIt(relativeAddresses(html, { path, known, base }), forms);
    await writeFile(file, withPlayground(whole, path));
  }
  await finishReference(dist);
  await writeTwins(dist, docs);
  const paths = await filesIn(dist);
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(dist, path))).size));
  return { files: paths.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const USAGE = /<aside id="usage" [^>]*data-operation="([^"]*)"[^>]*>/;

/** The page of an operation with its form, before everything else of its column. Other pages stay as they are. */
function withTryIt(html: string, forms: ReadonlyMap<string, string>): string {
  return html.replace(USAGE, (tag, operation: string) => tag + (forms.get(operation) ?? ""));
}

interface AddressScope {
  readonly path: string;
  readonly known: ReadonlySet<string>;
  /** Path that absolute addresses begin with. */
  readonly base: string;
}

/** Shown at any address that has no page, so its own addresses cannot be relative. */
const NOT_FOUND = "404.html";

function relativeAddresses(html: string, { path, known, base }: AddressScope): string {
  const prefix = `${base.replace(/\/$/, "")}/`;
  return html.replace(
    /\b(href|src|data-[\w-]*url)="(\/[^"]*)"/g,
    (whole, attribute: string, address: string) => {
      const [, target = "", rest = ""] =
        /^([^?#]*)(.*)$/.exec(address.slice(address.startsWith(prefix) ? prefix.length : 1)) ?? [];
      const file = [target, `${target}.html`, posix.join(target, "index.html")].find((one) => known.has(one));
      if (file === undefined) return whole;
      const found = path === NOT_FOUND ? prefix + file : posix.relative(posix.dirname(path), file);
      return `${attribute}="${found}${rest}"`;
    },
  );
}

const CODE_OR_LINK = /^```[\s\S]*?^```$|\]\((?!https?:|mailto:|#)([^()\s#]+)(#[^()\s]*)?\)/gm;
const PICTURE = /\.(?:png|svg)$/;

/** Links to pages lead to their twins. */
function linksToTwins(markdown: string, path: string): string {
  return markdown.replace(CODE_OR_LINK, (whole, target: string | undefined, anchor = "") => {
    if (target === undefined) return whole;
    const file = target.startsWith("/")
      ? posix.relative(posix.dirname(path), target.slice(1)) || posix.basename(target)
      : target;
    return PICTURE.test(file) ? `](${file})` : `](${file.replace(/\.(?:html|md)$/, "")}.md${anchor})`;
  });
}

const CODE_OR_COMMENT = /^```[\s\S]*?^```$|^[ \t]*<!--[\s\S]*?-->\n*/gm;

/** Removes comments, which are for those who build the pages. Comments in examples stay. */
export function withoutComments(markdown: string): string {
  return markdown.replace(CODE_OR_COMMENT, (whole) => (whole.startsWith("```") ? whole : ""));
}

/** The Markdown of the reference, without the comment and the line that say how it is made. */
async function finishReference(dist: string): Promise<void> {
  for (const path of (await filesIn(dist)).filter((one) => /^reference\/.*(?:\.md|llms\.txt)$/.test(one))) {
    const text = await readFile(join(dist, path), "utf8");
    const plain = withoutComments(text).replace(/^> Generated from .*\n\n/m, "");
    await writeFile(join(dist, path), linksToTwins(plain, path));
  }
}

/** The text of each page beside it, for programs that read, and their list; the reference brings its own. */
async function writeTwins(dist: string, docs: string): Promise<void> {
  const twins: Twin[] = [];
  for (const path of (await filesIn(docs)).filter((one) => one.endsWith(".md") && one !== "404.md")) {
    const text = await readFile(join(docs, path), "utf8");
    const [front = ""] = /^---\n[\s\S]*?^---\n/m.exec(text) ?? [];
    const twin = { path, ...frontOf(front) };
    await mkdir(dirname(join(dist, path)), { recursive: true });
    const body = linksToTwins(withoutBreaks(withoutComments(text.slice(front.length))), path);
    await writeFile(join(dist, path), `# ${twin.title}\n${body}`);
    twins.push(twin);
  }
  await writeFile(join(dist, "llms.txt"), listOfTwins(twins));
}

interface Twin {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
}

function frontOf(front: string): Omit<Twin, "path"> {
  const value = (name: string) =>
    (new RegExp(`^ *${name}: (.*)$`, "m").exec(front)?.[1] ?? "").replace(/^"(.*)"$/, "$1");
  return { title: value("title"), description: value("description"), order: Number(value("order")) };
}

/** A line break within a cell of a table. */
function withoutBreaks(markdown: string): string {
  return markdown.replace(/^\|.*<br>.*$/gm, (row) => row.replaceAll("<br>", "; "));
}

/** The folders of pages, in the order of the contents. */
const PARTS = [
  ["start/", "Start"],
  ["guides/", "Guides"],
  ["packages/api/", "API of the packages"],
  ["packages/changes/", "Changes"],
  ["packages/", "Packages"],
  ["codegen/", "Generators for other documents"],
  ["project/", "About this project"],
] as const;

function listOfTwins(twins: readonly Twin[]): string {
  const first = twins.find(({ path }) => path === "index.md");
  const partOf = ({ path }: Twin) => PARTS.find(([folder]) => path.startsWith(folder))?.[1];
  const parts = PARTS.flatMap(([, title]) => {
    const own = twins.filter((twin) => partOf(twin) === title).sort((a, b) => a.order - b.order);
    return own.length === 0 ? [] : [`## ${title}\n\n${own.map(twinLine).join("\n")}`];
  });
  const reference =
    "## Reference of the service\n\n- [Reference](reference/llms.txt): every operation, event, schema and error code";
  return `${[`# ${first?.title}`, `> ${first?.description}`, ...(first ? [twinLine(first)] : []), reference, ...parts].join("\n\n")}\n`;
}

function twinLine({ path, title, description }: Twin): string {
  return `- [${title}](${path})${description === "" ? "" : `: ${description}`}`;
}
