import { type Code, code, type Printable } from "./code.ts";
import { docComment } from "./doc-comment.ts";
import { createImportNames } from "./import-names.ts";
import { printCode } from "./print-code.ts";

/** One top-level declaration. */
export type Statement = Printable;

export interface SourceFileParts {
  /** First lines of the file, without comment marks. */
  readonly header: readonly string[];
  readonly statements: readonly Statement[];
}

/** Prints a file: header, sorted imports, then the statements with one blank line between them. */
export function printSourceFile({ header, statements }: SourceFileParts): string {
  const names = createImportNames();
  const texts = statements.map((statement) => printCode(statement, names.nameOf));
  const blocks = [header.map((line) => `// ${line}`.trimEnd()).join("\n"), names.print(), ...texts];
  return `${blocks
    .filter((block) => block !== "")
    .join("\n\n")
    .trim()}\n`;
}

export interface ConstDeclaration {
  readonly name: string;
  readonly docs?: string | undefined;
  readonly type?: Printable;
  readonly initializer: Printable;
  /** `as const satisfies Type`, and the like. */
  readonly suffix?: Printable;
  readonly exported?: boolean;
}

/** Returns `export const name: Type = initializer;` with its doc comment, whose text must be escaped. */
export function constDeclaration({ exported = true, ...parts }: ConstDeclaration): Code {
  const { name, docs, type, initializer, suffix } = parts;
  const start = code`${exported && "export "}const ${name}${type && code`: ${type}`}`;
  return code`
    ${docs && docComment(docs)}
    ${start} = ${initializer}${suffix && code` ${suffix}`};
  `;
}
