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

/** Options for printing prose. */
interface ProseOptions {
  /** Returns the Markdown of code; error codes are links. Default: code alone. */
  readonly code?: (text: string) => string;
  /** True inside of a list. */
  readonly nested?: boolean;
  /** True to print code blocks in lists line by line: Python-Markdown has no blocks there. Default: false. */
  readonly flatCode?: boolean;
}

const parser = new MarkdownIt({ html: false, linkify: false });

/**
 * Prints Markdown of a document again. The document may be untrusted, so only the markup below is kept: HTML,
 * expressions of MDX and Vue, images, and links other than web and mail addresses become text.
 */
export function prose(markdown: string | undefined, options: ProseOptions = {}): string {
  return joined(nodesOf(parser.parse(markdown ?? "", {})).map((node) => blockText(node, options)));
}

/** Prints prose on one line, for a cell of a table or after a word. */
export function lineProse(markdown: string, options: ProseOptions = {}): string {
  return onOneLine(prose(markdown, { ...options, nested: true, flatCode: true }));
}

/** Puts Markdown on one line; links to pages are kept. */
function onOneLine(markdown: string): string {
  return markdown.replace(/\s+/g, " ");
}

/** Returns the first sentence of a description as plain text, for lists. */
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

/** A token with the tokens up to its closing one. */
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
    case "heading_open": // two levels below those of the page
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
      default: // only the text of an image is kept
        return withoutMarkup(token.content);
    }
  });
  return withoutBlocks(parts.join(""));
}

/** Encodes characters of a URL that Markdown would interpret. The parser has encoded invalid ones already. */
function webAddress(href: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:)/i.test(href)) return undefined;
  return href.replaceAll("&", "&amp;").replaceAll("(", "%28").replaceAll(")", "%29");
}
