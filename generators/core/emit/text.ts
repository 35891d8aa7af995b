/** A string as a double-quoted TypeScript literal. The only place where strings are escaped. */
export function quote(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, escapeUnit);
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Text that may stand inside a doc comment. The only place where comments are escaped: an end mark cannot close the
 * comment, and an `@` at the start of a line cannot become a tag.
 */
export function commentText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, " ")
    .replace(/\*\//g, "*\\/")
    .replace(/^(\s*)@/gm, "$1\\@")
    .replace(/[ \t]+$/gm, "")
    .trim();
}
