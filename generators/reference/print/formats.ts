import { escapeHtml } from "../../core/emit/escape-html.ts";
import type { Json, JsonObject } from "../../core/json.ts";
import type { Page } from "../page.ts";
import { codeBlock, joined } from "./markdown-text.ts";

/** Readers of the pages: any program that reads Markdown, and generators of documentation sites. */
export const FORMATS = ["markdown", "starlight", "vitepress", "docusaurus", "mkdocs"] as const;

type FormatName = (typeof FORMATS)[number];

/** One of several texts that say the same: a request in one language. */
interface Tab {
  readonly label: string;
  readonly language: string;
  readonly text: string;
}

/** A page and its file in the folder of the site's pages, without an extension. */
export interface PlacedPage extends Pick<Page, "title" | "summary"> {
  readonly file: string;
  /** The path that the site is published under, with a slash at both ends. */
  readonly base: string;
}

/** The ways in which the readers differ. */
export interface Format {
  /** Of pages with tabs; all others are `.md`. Default: `.md`. */
  readonly extension?: ".mdx";
  /** Names and values at the beginning of a page. Undefined: a comment is there. */
  readonly front?: (page: PlacedPage) => JsonObject;
  /** Whether the site prints the title of a page by itself. Default: false. */
  readonly printsTitle?: boolean;
  /**
   * Elements of HTML that pages have: `all`, also around Markdown; `inline`, where Python-Markdown neither reads Markdown
   * within elements nor blocks of code within lists; or `none`.
   */
  readonly elements: "all" | "inline" | "none";
  readonly tabs: (tabs: readonly Tab[]) => string;
  /** Begins pages that have tabs. */
  readonly imports?: string;
  /** The target of a link to a page. `path` leads from the other page to its file. Default: this path. */
  readonly link?: (path: string, page: PlacedPage) => string;
  readonly navigation?: Navigation;
}

/** The file that a site takes its contents from. */
interface Navigation {
  readonly file: string;
  readonly entry: (label: string, page: PlacedPage) => Json;
  readonly group: (label: string, entries: readonly Json[]) => Json;
  readonly whole?: (entries: readonly Json[]) => Json;
}

export const formats: Readonly<Record<FormatName, Format>> = {
  markdown: { elements: "none", tabs: labelled },
  starlight: {
    extension: ".mdx",
    front: (page) => ({ ...titled(page), slug: addressOf(page), ...escapedHead(page) }),
    printsTitle: true,
    elements: "all",
    tabs: (tabs) => tabElements(tabs, "syncKey"),
    imports: 'import { TabItem, Tabs } from "@astrojs/starlight/components";',
    link: (_path, page) => page.base + encoded(addressOf(page)),
    navigation: {
      file: "sidebar.json",
      entry: (label, page) => ({ label, link: `/${encoded(addressOf(page))}` }),
      group: (label, items) => ({ label, items }),
    },
  },
  vitepress: {
    front: titled,
    elements: "all",
    tabs: codeGroup,
    navigation: {
      file: "sidebar.json", // its labels are HTML
      entry: (label, { file }) => ({
        text: escapeHtml(label),
        link: `/${encoded(file).replace(/index$/, "")}`,
      }),
      group: (label, items) => ({ text: escapeHtml(label), items }),
    },
  },
  docusaurus: {
    extension: ".mdx",
    front: titled,
    printsTitle: true,
    elements: "all",
    tabs: (tabs) => tabElements(tabs, "groupId"),
    imports: 'import TabItem from "@theme/TabItem";\nimport Tabs from "@theme/Tabs";',
    navigation: {
      file: "sidebar.json",
      entry: (label, { file }) => ({ type: "doc", id: file, label }),
      group: (label, items) => ({ type: "category", label, items }),
    },
  },
  mkdocs: {
    front: ({ title, summary }) => titled({ title: escapeHtml(title), summary: escapeHtml(summary) }), // themes print both as HTML
    elements: "inline",
    tabs: labelled,
    navigation: {
      file: "nav.yml",
      entry: (label, { file }) => ({ [escapeHtml(label)]: `${file}.md` }),
      group: (label, entries) => ({ [escapeHtml(label)]: entries }),
      whole: (nav) => ({ nav }),
    },
  },
};

function titled({
  title,
  summary,
}: Pick<Page, "title" | "summary">): Record<"title" | "description", string> {
  return { title, description: summary || title };
}

/** Starlight prints the title in the head of a page as it is, which ends there with `</title>`. */
function escapedHead({ title }: PlacedPage): JsonObject {
  const content = escapeHtml(title);
  return content === title ? {} : { head: [{ tag: "title", content }] };
}

/** Where Starlight serves a page. */
function addressOf({ file }: PlacedPage): string {
  return file.replace(/\/?index$/, "");
}

export function encoded(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}

function labelled(tabs: readonly Tab[]): string {
  return joined(tabs.flatMap(({ label, language, text }) => [`${label}:`, codeBlock(language, text)]));
}

function codeGroup(tabs: readonly Tab[]): string {
  const blocks = tabs.map(({ label, language, text }) => codeBlock(`${language} [${label}]`, text));
  return ["::: code-group", ...blocks, ":::"].join("\n");
}

/** Tabs as elements, of which `key` names those that change together. */
function tabElements(tabs: readonly Tab[], key: string): string {
  const items = tabs.flatMap(({ label, language, text }) => [
    `<TabItem value="${label}" label="${label}">`,
    codeBlock(language, text),
    "</TabItem>",
  ]);
  return joined([`<Tabs ${key}="language">`, ...items, "</Tabs>"]);
}
