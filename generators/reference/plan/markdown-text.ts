/** Text of a document as Markdown that shows it as it is, on one line. */
export function plainMarkdown(text: string): string {
  // An underscore within a word is one: `QUOTES_EXPIRED`.
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*{}[\]<>#|~!&]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");
}

/** Text as code on one line. */
export function codeMarkdown(text: string): string {
  const line = text.replace(/\s+/g, " ");
  const ticks = "`".repeat(Math.max(0, ...(line.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const padded = line.startsWith("`") || line.endsWith("`") ? ` ${line} ` : line;
  return line === "" ? "" : `${ticks}${padded}${ticks}`;
}

/** A link to a page of the reference; the text is Markdown. */
export function pageLink(text: string, path: string): string {
  return `[${text}](page:${encodeURI(path).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
}

/** The first sentence of a description, for lists: plain text. */
export function firstSentence(markdown: string | undefined): string {
  const [paragraph = ""] = (markdown ?? "").trim().split(/\n\s*\n/, 1);
  const line = paragraph
    .replace(/\s+/g, " ")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*`]/g, "");
  const end = line.search(/[.!?](\s|$)/);
  const sentence = end === -1 ? line : line.slice(0, end + 1);
  return sentence.length > 200 ? `${sentence.slice(0, 197).trimEnd()}…` : sentence;
}
