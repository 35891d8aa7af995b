import { type Code, code, type Printable } from "./code.ts";
import { docComment } from "./doc-comment.ts";
import { createImportNames } from "./import-names.ts";
import { LINE_WIDTH } from "./line-width.ts";
import { printCode } from "./print-code.ts";
import { quote } from "./text.ts";

/** An import of a file; the printer merges and sorts them. */
export interface ImportRequest {
  readonly from: string;
  readonly names?: readonly string[];
  /** `import * as name`. */
  readonly namespace?: string;
  readonly typeOnly?: boolean;
}

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
  const blocks = [
    header.map((line) => `// ${line}`.trimEnd()).join("\n"),
    mergeImports(names.requests()).map(printImport).join("\n"),
    ...texts,
  ];
  return `${blocks
    .filter((block) => block !== "")
    .join("\n\n")
    .trim()}\n`;
}

/** An import declaration. */
interface ImportDeclaration extends ImportRequest {
  readonly names: readonly string[];
}

/** Merges imports to one declaration per module and kind, sorted by module; names sorted, in code unit order. */
function mergeImports(requests: readonly ImportRequest[]): ImportDeclaration[] {
  const merged = new Map<string, { readonly request: ImportRequest; readonly names: Set<string> }>();
  for (const request of requests) {
    const { from, names = [], namespace, typeOnly } = request;
    const key = [from, namespace ?? "", typeOnly ? "type" : "value"].join("\n");
    const entry = merged.get(key) ?? { request, names: new Set() };
    for (const name of names) entry.names.add(name);
    merged.set(key, entry);
  }
  return [...merged.entries()]
    .sort(([a], [b]) => compareModules(a, b))
    .map(([, { request, names }]) => ({ ...request, names: [...names].sort() }));
}

/** Prints an import on one line, or with one name per line if it is too long. */
function printImport({ from, names, namespace, typeOnly }: ImportDeclaration): string {
  const start = typeOnly ? "import type" : "import";
  const end = `from ${quote(from)};`;
  if (namespace !== undefined) return `${start} * as ${namespace} ${end}`;
  const line = `${start} { ${names.join(", ")} } ${end}`;
  if (names.length === 1 || line.length <= LINE_WIDTH) return line;
  return `${start} {\n${names.map((name) => `  ${name},\n`).join("")}} ${end}`;
}

/** Sorts packages before relative modules. */
function compareModules(a: string, b: string): number {
  const byKind = Number(a.startsWith(".")) - Number(b.startsWith("."));
  return byKind || (a < b ? -1 : a > b ? 1 : 0);
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
