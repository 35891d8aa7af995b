import MarkdownIt from "markdown-it";
import { escapeHtml } from "../../core/emit/escape-html.ts";

/**
 * Markdown of a document as HTML. The document may be a stranger's: its HTML is shown as text, links lead only to web
 * pages, mail addresses and pages beside this one, and pictures become links, so that a page loads nothing from outside.
 */
const renderer = new MarkdownIt({ html: false, linkify: false });
renderer.validateLink = (url) => /^(https?:|mailto:|#|\.{0,2}\/|[\w%~.-]+(\/|\.html|#|$))/i.test(url.trim());
renderer.renderer.rules.image = (tokens, index) => {
  const { content = "", attrs } = tokens[index] ?? {};
  const source = String(attrs?.find(([name]) => name === "src")?.[1] ?? "");
  return `<a href="${escapeHtml(source)}">${escapeHtml(content || "picture")}</a>`;
};
renderer.renderer.rules.code_inline = (tokens, index) =>
  `<code>${breakable(escapeHtml(tokens[index]?.content ?? ""))}</code>`;
renderer.renderer.rules.table_open = () => '<div class="wide" tabindex="0"><table>';
renderer.renderer.rules.table_close = () => "</table></div>";

/** Headings of a description stand below those of the page. */
renderer.core.ruler.push("lower-headings", ({ tokens }) => {
  for (const token of tokens)
    if (/^h[1-6]$/.test(token.tag)) token.tag = `h${Math.min(6, Number(token.tag[1]) + 2)}`;
});

/** Escaped text that may break within a long name: a path behind a slash, other names behind a dot or an underscore. */
export function breakable(html: string): string {
  return html.includes("/")
    ? html.replace(/\/(?=[\w{])/g, "/<wbr>")
    : html.replace(/(?<=\w)[._](?=\w)/g, "$&<wbr>");
}

export function htmlOf(markdown: string): string {
  return renderer.render(markdown);
}

/** Markdown of one line, without a paragraph around it. */
export function inlineHtml(markdown: string): string {
  return renderer.renderInline(markdown);
}
