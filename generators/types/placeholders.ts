import type { Printable } from "../core/emit/code.ts";
import { docComment } from "../core/emit/doc-comment.ts";
import { indent, spacedType } from "../core/types/print-type.ts";

/** Code that is put in where a marker stands: types, and doc comments. */
export interface Placeholders {
  /** The marker of a type. */
  type(code: Printable): string;
  /** The marker of a comment, to be printed as a comment of its own line. */
  docs(text: string): string;
  /** Puts the code in, at the indentation of its markers. */
  fill(text: string, print: (part: Printable) => string): string;
}

export function createPlaceholders(): Placeholders {
  const parts: Printable[] = [];
  const mark = (part: Printable) => `$text${parts.push(part) - 1}$`;
  return {
    type: mark,
    docs: (text) => mark(docComment(text)),
    fill: (text, print) =>
      text.replace(
        /^( *)(?:\/\*\* \$text(\d+)\$ \*\/$|(.*): \$text(\d+)\$;$)/gm,
        (_, by: string, comment: string | undefined, before: string, type: string) => {
          const part = print(parts[Number(comment ?? type)]);
          return (
            by + (comment === undefined ? `${before}:${indent(spacedType(part), by)};` : indent(part, by))
          );
        },
      ),
  };
}
