import { printable } from "./printable.ts";

/** Text as HTML that shows it as it is, in elements and in quoted attributes. */
export function escapeHtml(text: string): string {
  return printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

/** A sentence of ours in which names stand between backticks: those become code. */
export function htmlSentence(text: string): string {
  const parts = text.split("`");
  // An odd number of backticks pairs up with nothing: then all of it is plain text.
  if (parts.length % 2 === 0) return escapeHtml(text);
  return parts
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join("");
}

/** HTML or Markdown in which GitHub finds no mention, no issue and no link: it looks for them in whole pieces of text. */
export function withoutLinks(text: string): string {
  return text
    .replace(/(?<![&\w])[@#](?=\w)/g, "$&<!-- -->")
    .replace(/\b(https?|ftp|www)(?=[:.])/gi, "$1<!-- -->");
}
