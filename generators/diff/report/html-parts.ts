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

/** Style of the page: one column, both colour schemes, no file beside it. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --soft: #59636e; --back: #fff; --card: #f6f8fa; --line: #d1d9e0;
  --breaking: #cf222e; --undecided: #bc4c00; --risky: #9a6700; --safe: #1a7f37; --docs: #0969da; --exempt: #8250df; }
@media (prefers-color-scheme: dark) { :root { --text: #f0f6fc; --soft: #9198a1; --back: #0d1117; --card: #151b23;
  --line: #3d444d; --breaking: #ff7b72; --undecided: #ffa657; --risky: #e3b341; --safe: #56d364; --docs: #79c0ff; --exempt: #d2a8ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; color: var(--text); background: var(--back);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.05rem; margin: 2rem 0 .5rem; }
p { margin: .5rem 0; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { white-space: pre-wrap; background: var(--back); border: 1px solid var(--line); border-radius: 6px; padding: .5rem; margin: .5rem 0; }
.soft { color: var(--soft); font-size: .875rem; }
.verdict { font-size: 1.1rem; font-weight: 600; }
.filters { display: flex; flex-wrap: wrap; gap: .5rem; margin: 1rem 0; padding: 0; border: 0; }
.filters label { display: flex; align-items: center; gap: .4rem; min-height: 2.75rem; padding: 0 .75rem;
  border: 1px solid var(--line); border-radius: 2rem; cursor: pointer; }
.change { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--kind); border-radius: 6px; padding: .75rem; margin: .5rem 0; }
.kind { color: var(--kind); font-weight: 600; }
.breaking { --kind: var(--breaking); } .undecided { --kind: var(--undecided); } .risky { --kind: var(--risky); } .safe { --kind: var(--safe); }
.docs { --kind: var(--docs); } .exempt { --kind: var(--exempt); }
summary { cursor: pointer; min-height: 2rem; }
`;
