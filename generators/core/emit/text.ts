/** Returns a string as a double-quoted TypeScript literal. The only place where strings are escaped. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\u2028\u2029\ufeff]/gu, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Escapes text for a doc comment. The only place where comments are escaped: an end mark cannot close the comment, and
 * an `@` at the start of a line cannot become a tag.
 */
export function commentText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])[\p{Cc}\u2028\u2029\ufeff]/gu, " ")
    .replace(/\p{Cs}/gu, "\ufffd") // a lone surrogate, which UTF-8 cannot encode
    .replace(/\*\//g, "*\\/")
    .replace(/^(\s*)@/gm, "$1\\@")
    .replace(/[ \t]+$/gm, "")
    .trim();
}
