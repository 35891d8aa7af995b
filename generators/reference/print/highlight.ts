import { escapeHtml } from "../../core/emit/escape-html.ts";

const STRING = `"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\\\n]|\\\\.)*'`;
const WORDS =
  "as|async|await|boolean|catch|const|export|false|for|from|function|if|import|let|new|null|number|of|readonly|return|string|throw|true|try|type|undefined|unknown";

/** Patterns of a language: comments, strings and keywords, in the order in which they are tried. */
const LANGUAGES: ReadonlyMap<string, RegExp> = new Map([
  [
    "ts",
    new RegExp(`(?<c>//[^\\n]*|/\\*[\\s\\S]*?\\*/)|(?<s>${STRING})|(?<k>\\b(?:${WORDS})\\b(?!\\??:))`, "g"),
  ],
  ["json", /(?<c>$^)|"(?:[^"\\]|\\.)*"(?=\s*:)|(?<s>"(?:[^"\\]|\\.)*")|(?<k>\b(?:true|false|null)\b)/g],
  ["sh", /(?<c>^#[^\n]*)|(?<s>'[^']*'|"(?:[^"\\]|\\.)*")|(?<k>(?<=\s)--?[a-z][\w-]*)/gm],
]);

/** Code as HTML with marks for its colours; other languages stay plain. */
export function highlight(text: string, language: string): string {
  const pattern = LANGUAGES.get(language);
  if (pattern === undefined) return escapeHtml(text);
  let end = 0;
  let html = "";
  for (const match of text.matchAll(pattern)) {
    const [kind] = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined) ?? [];
    html += escapeHtml(text.slice(end, match.index));
    html +=
      kind === undefined ? escapeHtml(match[0]) : `<span class="${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}
