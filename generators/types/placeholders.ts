import { docComment } from "../core/emit/doc-comment.ts";
import { indent } from "../core/types/print-type.ts";

/** Texts that are put in where a marker stands: types, and doc comments. */
export interface Placeholders {
  /** The marker of a type. */
  type(text: string): string;
  /** The marker of a comment, to be printed as a comment of its own line. */
  docs(text: string): string;
  /** Puts the texts in, at the indentation of their markers. */
  fill(code: string): string;
}

export function createPlaceholders(): Placeholders {
  const texts: string[] = [];
  const mark = (text: string) => `$text${texts.push(text) - 1}$`;
  const textAt = (index: string) => texts[Number(index)] ?? "";
  function put(_: string, by: string, comment: string | undefined, before: string, type: string): string {
    if (comment !== undefined) return by + indent(textAt(comment), by);
    const text = textAt(type);
    return `${by}${before}:${text.startsWith("\n") ? "" : " "}${indent(text, by)};`;
  }
  return {
    type: mark,
    docs: (text) => mark(docComment(text)),
    fill: (code) => code.replace(/^( *)(?:\/\*\* \$text(\d+)\$ \*\/$|(.*): \$text(\d+)\$;$)/gm, put),
  };
}
