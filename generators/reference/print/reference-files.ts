import { posix } from "node:path";
import { fileHeader } from "../../core/emit/file-header.ts";
import { groupBy } from "../../core/group-by.ts";
import type { Json } from "../../core/json.ts";
import type { GeneratedFile } from "../../core/output/generated-file.ts";
import { type Page, relativePath, SECTIONS } from "../page.ts";
import type { ReferencePlan } from "../plan/plan-pages.ts";
import { encoded, type PlacedPage } from "./formats.ts";
import { joined, oneLine, plainMarkdown, resolveLinks, section } from "./markdown-text.ts";

/** Returns every page, and the contents: for a site, and for programs. */
export function referenceFiles(plan: ReferencePlan): GeneratedFile[] {
  const { pages } = plan;
  return [
    ...pages.map((page) => ({ path: fileOf(page, plan), text: pageText(page, plan) })),
    ...navigationFiles(plan),
    { path: "llms.txt", text: listText(plan) },
  ];
}

function pageText(page: Page, plan: ReferencePlan): string {
  const { format } = plan;
  const body = joined(page.body);
  const text = joined([
    frontOf(page, plan),
    page.hasTabs ? format.imports : undefined,
    format.printsTitle ? undefined : `# ${plainMarkdown(page.title)}`,
    body,
  ]);
  return `${resolveLinks(text, (path) => addressFrom(page, path, plan))}\n`;
}

/** The target of a link. */
function addressFrom({ path: from }: Page, to: string, plan: ReferencePlan): string {
  const target = plan.byPath.get(to);
  if (target === undefined) return "";
  const path = relativePath(from, fileOf(target, plan));
  return plan.format.link?.(path, placed(target, plan)) ?? encoded(path);
}

function fileOf({ path, hasTabs }: Page, { format }: ReferencePlan): string {
  return path + ((hasTabs && format.extension) ?? ".md");
}

function placed({ title, summary, path }: Page, { options }: ReferencePlan): PlacedPage {
  const { sitePath = "reference", siteBase = "/" } = options;
  return { title, summary, file: posix.join(sitePath, path), base: posix.join("/", siteBase, "/") };
}

/** Front matter of a page, with its origin. The command is printed without its options. */
function frontOf(page: Page, plan: ReferencePlan): string {
  const header = headerOf(plan);
  if (plan.format.front === undefined) return `<!-- ${header} -->`;
  const values = Object.entries(plan.format.front(placed(page, plan)));
  return ["---", `# ${header}`, ...values.map(([name, value]) => `${name}: ${yamlValue(value)}`), "---"].join(
    "\n",
  );
}

/** Origin of every file. In Markdown comments, two dashes would end it. */
function headerOf({ model, headerCommand }: ReferencePlan): string {
  const name = headerCommand.split(" --", 1)[0] ?? headerCommand;
  return fileHeader(model, { headerCommand: name }).join(" ").replaceAll("--", "- -").replaceAll(">", "");
}

/** Prints JSON as YAML, with the escapes that YAML requires. */
function yamlValue(value: Json | undefined): string {
  return JSON.stringify(value).replace(/[\s\p{C}]+/gu, " ");
}

/** The contents for a site: operations by tag, then the other sections. */
function navigationFiles(plan: ReferencePlan): GeneratedFile[] {
  const { pages, format } = plan;
  const { navigation } = format;
  if (navigation === undefined) return [];
  const entry = (page: Page, label = page.title) => navigation.entry(oneLine(label), placed(page, plan));
  const entries = [undefined, ...SECTIONS].flatMap((name): Json[] => {
    const own = pages.filter((page) => page.section === name);
    const list = own.find(({ path }) => path.endsWith("/index"));
    if (name === undefined) return own.map((page) => entry(page, "Overview"));
    if (list !== undefined) return [entry(list, name)]; // a page that lists the others
    return [...groupBy(own, ({ group = name }) => group)].map(([label, found]) =>
      navigation.group(
        oneLine(label),
        found.map((page) => entry(page)),
      ),
    );
  });
  const whole = navigation.whole?.(entries) ?? entries;
  return [{ path: navigation.file, text: `${JSON.stringify(whole, null, 2)}\n` }];
}

/** `llms.txt`: the list of all pages. */
function listText(plan: ReferencePlan): string {
  const { model, pages } = plan;
  const parts = [undefined, ...SECTIONS].map((name) => {
    const lines = pages.filter((page) => page.section === name).map((page) => listLine(page, plan));
    return name === undefined ? lines.join("\n") : section(name, lines.join("\n"));
  });
  return `${joined([`# ${plainMarkdown(model.title)}`, `> ${headerOf(plan)}`, ...parts])}\n`;
}

function listLine(page: Page, plan: ReferencePlan): string {
  const { title, label, summary } = page;
  const about = [label, plainMarkdown(summary)]
    .filter((part) => part !== undefined && part !== "")
    .join(", ");
  return `- [${plainMarkdown(title)}](${encoded(fileOf(page, plan))})${about === "" ? "" : `: ${about}`}`;
}
