import type { Json } from "../../core/json.ts";

/**
 * Characters that CommonMark, its tables, MDX, Vue, directives or extensions of Python-Markdown may parse as inline
 * markup.
 */
const MARKUP = /[\\`*{}[\]<>|~&$^#]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|:(?=[^\s/])/gu;

/** Characters that may start a block. In MDX, a line that starts with `import` or `export` is a module. */
const BLOCK_START = /^[-+=!?/:]|(?<=^\d+)[.)]|^[ie](?=(?:mport|xport)\b)/gm;

/**
 * Returns Markdown that shows a text unchanged, on one line: every character that could be markup becomes a character
 * reference, which all parsers read as text. Python-Markdown supports fewer backslash escapes than CommonMark.
 */
export function plainMarkdown(text: string): string {
  return withoutBlocks(withoutMarkup(text));
}

/** Escapes inline markup; the text becomes one line. */
export function withoutMarkup(text: string): string {
  return oneLine(text).replace(MARKUP, reference);
}

/** Escapes the starts of lines, so that a paragraph contains no other blocks. */
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

/** Escapes text for a quoted attribute, in HTML and in JSX. */
export function attributeText(text: string): string {
  return oneLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Formats text as code on one line: as HTML if a parser could end the code in it, or Vue could find an expression. */
export function codeMarkdown(text: string): string {
  const line = oneLine(text);
  if (line.trim() === "") return "";
  return /[`<&|\\]|\{\{|^ | $/.test(line) ? `<code>${withoutMarkup(line)}</code>` : `\`${line}\``;
}

/** Returns a code block, without control characters that files should not contain. */
export function codeBlock(language: string, text: string): string {
  const ticks = "`".repeat(Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  return `${ticks}${language}\n${text.replace(/[^\P{Cc}\n\t]/gu, "")}\n${ticks}`;
}

/** A block of JSON. */
export function jsonBlock(value: Json): string {
  return codeBlock("json", JSON.stringify(value, null, 2));
}

/** Marks the target of a link to a page. Texts of a document have no control characters. */
const TO_PAGE = "\0";

/** Returns a link to a page of the reference; the text is Markdown. */
export function pageLink(text: string, path: string, anchor = ""): string {
  return `[${text}](${TO_PAGE}${path}${TO_PAGE}${anchor})`;
}

/** Replaces the target of each link to a page by the result of `addressOf`. */
export function resolveLinks(markdown: string, addressOf: (path: string) => string): string {
  return markdown.replace(/\0([^\0]*)\0/g, (_, path: string) => addressOf(path));
}

/** Text on one line, without control characters. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}

/** Joins parts of a page below a heading; undefined without parts. */
export function section(title: string, ...parts: readonly (string | undefined)[]): string | undefined {
  const text = joined(parts);
  return text === "" ? undefined : `## ${title}\n\n${text}`;
}

/** Joins parts with empty lines between them. */
export function joined(parts: readonly (string | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? "")
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Returns a table; each cell is Markdown on one line. Undefined without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  if (rows.length === 0) return undefined;
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Returns a quotation that starts with a word in bold. */
export function note(word: string, markdown: string): string {
  return quoted(`**${word}.** ${markdown}`);
}

export function quoted(markdown: string): string {
  return `> ${markdown.replaceAll("\n", "\n> ")}`;
}

/** Returns a list. The content of an item is indented by four columns, which every parser accepts. */
export function list(items: readonly string[], marker = "-"): string {
  return items.map((item) => `${`${marker} `.padEnd(4)}${item.replace(/\n(?=[^\n])/g, "\n    ")}`).join("\n");
}
