import { escapeHtml } from "../../core/emit/escape-html.ts";
import type { Json, JsonObject } from "../../core/json.ts";
import type { Page } from "../page.ts";
import { codeBlock, joined } from "./markdown-text.ts";

/** Readers of the pages: any program for Markdown, and documentation site generators. */
export const FORMATS = ["markdown", "starlight", "vitepress", "docusaurus", "mkdocs"] as const;

type FormatName = (typeof FORMATS)[number];

/** One of several equivalent texts: a request in one language. */
interface Tab {
  readonly label: string;
  readonly language: string;
  readonly text: string;
}

/** A page and its file in the folder of the site's pages, without an extension. */
export interface PlacedPage extends Pick<Page, "title" | "summary"> {
  readonly file: string;
  /** The base path of the site, with a slash at both ends. */
  readonly base: string;
}

/** Features in which the readers differ. */
export interface Format {
  /** Extension of pages with tabs; all others are `.md`. Default: `.md`. */
  readonly extension?: ".mdx";
  /** Front matter of a page. Undefined: a comment instead. */
  readonly front?: (page: PlacedPage) => JsonObject;
  /** True if the site prints the title of a page itself. Default: false. */
  readonly printsTitle?: boolean;
  /**
   * HTML elements that pages may contain: `all`, also around Markdown; `inline`, if Python-Markdown parses neither
   * Markdown within elements nor code blocks within lists; or `none`.
   */
  readonly elements: "all" | "inline" | "none";
  readonly tabs: (tabs: readonly Tab[]) => string;
  /** First lines of pages with tabs. */
  readonly imports?: string;
  /** Returns the target of a link to a page. `path` leads from the other page to its file. Default: this path. */
  readonly link?: (path: string, page: PlacedPage) => string;
  readonly navigation?: Navigation;
}

/** The file with the site's contents. */
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

/** Starlight prints the title in the head of a page unescaped, where it ends with `</title>`. */
function escapedHead({ title }: PlacedPage): JsonObject {
  const content = escapeHtml(title);
  return content === title ? {} : { head: [{ tag: "title", content }] };
}

/** Path at which Starlight serves a page. */
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

/** Tabs as elements; tabs with the same `key` change together. */
function tabElements(tabs: readonly Tab[], key: string): string {
  const items = tabs.flatMap(({ label, language, text }) => [
    `<TabItem value="${label}" label="${label}">`,
    codeBlock(language, text),
    "</TabItem>",
  ]);
  return joined([`<Tabs ${key}="language">`, ...items, "</Tabs>"]);
}
