import { withoutLinks, writtenSentence } from "../shared/html-parts.ts";
import { printable } from "../shared/printable.ts";

/** Text of a document as Markdown that shows it as it is: no markup, no mention, no link comes out of it. */
export function escapeMarkdown(text: string): string {
  const escaped = printable(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/[\\`*_{}[\]()+!|~]/g, "\\$&")
    .replace(/^(\s*(?:\d+)?)([-#.])/, "$1\\$2");
  return withoutLinks(escaped);
}

/** One of our own sentences as Markdown. */
export function markdownSentence(text: string): string {
  return writtenSentence(printable(text), escapeMarkdown, markdownCode);
}

/** Code inside a line. */
export function markdownCode(text: string): string {
  const clean = printable(text);
  if (clean.trim() === "") return clean;
  const fence = "`".repeat(longestRun(clean) + 1);
  const padding = clean.startsWith("`") || clean.endsWith("`") ? " " : "";
  return `${fence}${padding}${clean}${padding}${fence}`;
}

/** A table; the first row is its head. */
export function markdownTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A code block. */
export function markdownBlock(text: string, language: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${fence}${language}\n${text}\n${fence}`;
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
}
