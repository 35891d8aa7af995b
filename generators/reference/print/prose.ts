import MarkdownIt, { type Token } from "markdown-it";
import {
  codeBlock,
  codeMarkdown,
  joined,
  list,
  oneLine,
  quoted,
  withoutBlocks,
  withoutMarkup,
} from "./markdown-text.ts";

/** How prose is written. */
interface ProseOptions {
  /** Markdown of code; error codes are links. Default: code alone. */
  readonly code?: (text: string) => string;
  /** Whether it stands within a list. */
  readonly nested?: boolean;
  /** Whether code within lists is a line of code for each of its lines: Python-Markdown knows no blocks there. Default: false. */
  readonly flatCode?: boolean;
}

const parser = new MarkdownIt({ html: false, linkify: false });

/**
 * Markdown of a document, written anew. The document may be a stranger's, so only what stands below becomes markup: HTML,
 * expressions of MDX and Vue, pictures, and links that lead neither to a web page nor to a mail address become text.
 */
export function prose(markdown: string | undefined, options: ProseOptions = {}): string {
  return joined(nodesOf(parser.parse(markdown ?? "", {})).map((node) => blockText(node, options)));
}

/** The same on one line, for a cell of a table or behind a word. */
export function lineProse(markdown: string, options: ProseOptions = {}): string {
  return onOneLine(prose(markdown, { ...options, nested: true, flatCode: true }));
}

/** Markdown on one line; links to pages stay. */
function onOneLine(markdown: string): string {
  return markdown.replace(/\s+/g, " ");
}

/** The first sentence of a description, for lists: plain text. */
export function firstSentence(markdown: string | undefined): string {
  const inline = parser.parse(markdown ?? "", {}).find(({ type }) => type === "inline");
  const line = oneLine((inline?.children ?? []).map(wordsOf).join("")).trim();
  const end = line.search(/[.!?](\s|$)/);
  const sentence = end === -1 ? line : line.slice(0, end + 1);
  return sentence.length > 200 ? `${sentence.slice(0, 197).trimEnd()}…` : sentence;
}

function wordsOf({ type, content }: Token): string {
  return type === "softbreak" || type === "hardbreak" ? " " : content;
}

/** A token, and those between it and the one that closes it. */
interface Node {
  readonly token: Token;
  readonly children: Node[];
}

function nodesOf(tokens: readonly Token[]): readonly Node[] {
  const root: Node[] = [];
  const open: Node[][] = [root];
  for (const token of tokens) {
    if (token.nesting < 0) open.pop();
    else {
      const node: Node = { token, children: [] };
      open.at(-1)?.push(node);
      if (token.nesting > 0) open.push(node.children);
    }
  }
  return root;
}

function blockText({ token, children }: Node, options: ProseOptions): string {
  const inner = () => children.map((child) => blockText(child, options));
  const within = { ...options, nested: true };
  switch (token.type) {
    case "inline":
      return inlineText(token.children ?? [], options);
    case "heading_open": // those of a description stand below those of the page
      return `${"#".repeat(Math.min(6, Number(token.tag.slice(1)) + 2))} ${onOneLine(inner().join(""))}`;
    case "blockquote_open":
      return quoted(joined(children.map((child) => blockText(child, within))));
    case "bullet_list_open":
    case "ordered_list_open":
      return listText({ token, children }, within);
    case "fence":
    case "code_block":
      return codeText(token, options);
    case "table_open":
      return tableText(children, options);
    case "hr":
      return "* * *";
    default:
      return joined(inner());
  }
}

function listText({ token, children }: Node, options: ProseOptions): string {
  const isTight = children.every(({ children: [first] }) => first?.token.hidden ?? true);
  const items = children.map((item) => {
    const blocks = item.children.map((child) => blockText(child, options));
    return isTight ? blocks.join("\n") : joined(blocks);
  });
  const marker = token.type === "bullet_list_open" ? "-" : `${token.attrGet("start") ?? 1}.`;
  return isTight ? list(items, marker) : items.map((item) => list([item], marker)).join("\n\n");
}

function codeText({ content, info }: Token, { nested = false, flatCode = false }: ProseOptions): string {
  const text = content.replace(/\n$/, "");
  if (!nested || !flatCode) return codeBlock(/^[\w-]*/.exec(info)?.[0] ?? "", text);
  return text
    .split("\n")
    .map(codeMarkdown)
    .filter((line) => line !== "")
    .join("  \n");
}

function tableText(parts: readonly Node[], options: ProseOptions): string {
  const rows = parts.flatMap(({ children }) =>
    children.map(
      (row) => `| ${row.children.map((cell) => onOneLine(blockText(cell, options))).join(" | ")} |`,
    ),
  );
  const columns = parts[0]?.children[0]?.children.length ?? 1;
  return [rows[0], `|${" --- |".repeat(columns)}`, ...rows.slice(1)].join("\n");
}

function inlineText(tokens: readonly Token[], { code = codeMarkdown }: ProseOptions): string {
  let address: string | undefined;
  const parts = tokens.map((token) => {
    switch (token.type) {
      case "em_open":
      case "em_close":
        return "*";
      case "strong_open":
      case "strong_close":
        return "**";
      case "s_open":
      case "s_close":
        return "~~";
      case "code_inline":
        return (address === undefined ? code : codeMarkdown)(token.content);
      case "link_open":
        address = webAddress(String(token.attrGet("href")));
        return address === undefined ? "" : "[";
      case "link_close": {
        const target = address;
        address = undefined;
        return target === undefined ? "" : `](${target})`;
      }
      case "softbreak":
        return "\n";
      case "hardbreak":
        return "  \n";
      default: // the text of a picture is all that is left of it
        return withoutMarkup(token.content);
    }
  });
  return withoutBlocks(parts.join(""));
}

/** Encodes the signs of an address that Markdown would read. The parser has already encoded those that are invalid in one. */
function webAddress(href: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return undefined;
  return href.replaceAll("&", "&amp;").replaceAll("(", "%28").replaceAll(")", "%29");
}
