import type { Json } from "../../core/json.ts";

/**
 * Signs that CommonMark, its tables, MDX, Vue, directives or the extensions of Python-Markdown may read as markup within a
 * line.
 */
const MARKUP = /[\\`*{}[\]<>|~&$^#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|:(?=[^\s/])/gu;

/** Signs that may begin a block. A line that begins with `import` or `export` is a module to MDX. */
const BLOCK_START = /^[-+=!?/:]|(?<=^\d+)[.)]|^[ie](?=(?:mport|xport)\b)/gm;

/**
 * Text of a document as Markdown that shows it as it is, on one line: every sign that could be markup is a character
 * reference, which all parsers read as text. Python-Markdown knows fewer escapes with a backslash than CommonMark.
 */
export function plainMarkdown(text: string): string {
  return withoutBlocks(withoutMarkup(text));
}

/** Text within a line, on one line. */
export function withoutMarkup(text: string): string {
  return oneLine(text).replace(MARKUP, reference);
}

/** Lines of a paragraph, none of which begins something else. */
export function withoutBlocks(markdown: string): string {
  return markdown.replace(BLOCK_START, reference);
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ["<", "&lt;"],
  [">", "&gt;"],
  ["&", "&amp;"],
]);

function reference(sign: string): string {
  return NAMED.get(sign) ?? `&#${sign.charCodeAt(0)};`;
}

/** Text as the value of an attribute in quotes, in HTML and in JSX. */
export function attributeText(text: string): string {
  return oneLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Text as code on one line. Where a parser could find the end of the code in it, or Vue an expression, it is HTML. */
export function codeMarkdown(text: string): string {
  const line = oneLine(text);
  if (line.trim() === "") return "";
  return /[`<&|\\]|\{\{|^ | $/.test(line) ? `<code>${withoutMarkup(line)}</code>` : `\`${line}\``;
}

/** A block of code. Its text is without signs that no file should hold. */
export function codeBlock(language: string, text: string): string {
  const ticks = "`".repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return `${ticks}${language}\n${text.replace(/[^\P{Cc}\n\t]/gu, "")}\n${ticks}`;
}

/** A block of JSON. */
export function jsonBlock(value: Json): string {
  return codeBlock("json", JSON.stringify(value, null, 2));
}

/** Begins the target of a link to a page. It is in no text of a document: control characters are left out of these. */
const TO_PAGE = "\0";

/** A link to a page of the reference; the text is Markdown. */
export function pageLink(text: string, path: string, anchor = ""): string {
  return `[${text}](${TO_PAGE}${path}${TO_PAGE}${anchor})`;
}

/** Markdown with each link to a page as `addressOf` writes it. */
export function resolveLinks(markdown: string, addressOf: (path: string) => string): string {
  return markdown.replace(/\0([^\0]*)\0/g, (_, path: string) => addressOf(path));
}

/** Text on one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}

/** Parts of a page below a heading; nothing without parts. */
export function section(title: string, ...parts: readonly (string | undefined)[]): string | undefined {
  const text = joined(parts);
  return text === "" ? undefined : `## ${title}\n\n${text}`;
}

/** Parts with empty lines between them. */
export function joined(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join("\n\n");
}

/** A table; each cell is Markdown of one line. Nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  if (rows.length === 0) return undefined;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** A quotation with a word in bold at its beginning. */
export function note(word: string, markdown: string): string {
  return quoted(`**${word}.** ${markdown}`);
}

export function quoted(markdown: string): string {
  return `> ${markdown.replaceAll("\n", "\n> ")}`;
}

/** Items of a list. What belongs to an item is indented by four columns, which every parser accepts. */
export function list(items: readonly string[], marker = "-"): string {
  return items.map((item) => `${`${marker} `.padEnd(4)}${item.replace(/\n(?=[^\n])/g, "\n    ")}`).join("\n");
}
