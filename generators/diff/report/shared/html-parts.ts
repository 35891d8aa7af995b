import { escapeHtml } from "../../../core/emit/escape-html.ts";
import { printable } from "./printable.ts";

/** Text as HTML that shows it as it is; characters that change what is around them are shown as codes. */
export function htmlText(text: string): string {
  return escapeHtml(printable(text));
}

type Written = (text: string) => string;

/** Formats one of our own sentences: names between backticks become code, and the rest is escaped. */
export function writtenSentence(text: string, plain: Written, code: Written): string {
  const parts = text.split("`");
  // An odd number of backticks pairs up with nothing: then all of it is plain text.
  if (parts.length % 2 === 0) return plain(text);
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : plain(part))).join("");
}

/** One of our own sentences as HTML. */
export function htmlSentence(text: string): string {
  return writtenSentence(text, htmlText, (name) => `<code>${htmlText(name)}</code>`);
}

/** HTML of text whose long names a narrow page breaks behind a slash or an underscore, and not within a word. */
export function breakable(html: string): string {
  return html.replace(/[^\s<>]{25,}/g, (name) => name.replace(/[/_](?=[\w{])/g, "$&<wbr>"));
}

/** HTML or Markdown in which GitHub finds no mention, no issue and no link: it looks for them in whole pieces of text. */
export function withoutLinks(text: string): string {
  return text
    .replace(/(?<![&\w])[@#](?=\w)/g, "$&<!-- -->")
    .replace(/\b(https?|ftp|www)(?=[:.])/gi, "$1<!-- -->");
}
