import { createRequire } from "node:module";
import type { ImportDeclarationStructure, Project, WriterFunction } from "ts-morph";
import { type Code, code, type Printable } from "./code.ts";
import { docComment } from "./doc-comment.ts";
import { createImportNames } from "./import-names.ts";
import { LINE_WIDTH } from "./line-width.ts";
import { printCode } from "./print-code.ts";

/** An import that a file needs; the printer merges and sorts. */
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

const require = createRequire(import.meta.url);

type Morph = typeof import("ts-morph");

let loaded: { readonly morph: Morph; readonly project: Project } | undefined;

/** A compiler comes with the printer: nothing waits for it before the first file is printed. */
function printer(): NonNullable<typeof loaded> {
  loaded ??= createPrinter(require("ts-morph"));
  return loaded;
}

function createPrinter(morph: Morph): NonNullable<typeof loaded> {
  const project = new morph.Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    manipulationSettings: {
      indentationText: morph.IndentationText.TwoSpaces,
      quoteKind: morph.QuoteKind.Double,
      newLineKind: morph.NewLineKind.LineFeed,
    },
  });
  return { morph, project };
}

type Structure = ImportDeclarationStructure | WriterFunction | string;

/** Prints a file: header, sorted imports, then the statements with one blank line between them. */
export function printSourceFile({ header, statements }: SourceFileParts): string {
  const names = createImportNames();
  const texts = statements.map((statement) => printCode(statement, names.nameOf));
  const body = texts.filter((text) => text !== "").join("\n\n"); // in one piece: structures bring blank lines of their own
  const blocks: Structure[][] = [
    header.map((line) => `// ${line}`.trimEnd()),
    mergeImports(names.requests()),
    body === "" ? [] : [body],
  ];
  const filled = blocks.filter((block) => block.length > 0);
  const file = printer().project.createSourceFile(
    "print.ts",
    { statements: filled.flatMap(withBlankLine) },
    { overwrite: true },
  );
  const text = file.getFullText();
  file.forget();
  return `${text.trim()}\n`;
}

function withBlankLine(block: Structure[], index: number): Structure[] {
  return index === 0 ? block : [(writer) => writer.newLine(), ...block];
}

/** One declaration per module and kind, sorted by module; names sorted, in code unit order. */
function mergeImports(requests: readonly ImportRequest[]): Structure[] {
  const merged = new Map<
    string,
    { from: string; namespace?: string; typeOnly: boolean; names: Set<string> }
  >();
  for (const { from, names = [], namespace, typeOnly = false } of requests) {
    const key = [from, namespace ?? "", typeOnly ? "type" : "value"].join("\n");
    const entry = merged.get(key) ?? {
      from,
      typeOnly,
      names: new Set<string>(),
      ...(namespace && { namespace }),
    };
    for (const name of names) entry.names.add(name);
    merged.set(key, entry);
  }
  return [...merged.entries()]
    .sort(([a], [b]) => compareModules(a, b))
    .map(([, { from, namespace, typeOnly, names }]) => {
      const namedImports = [...names].sort();
      if (namedImports.length > 1 && importLine(namedImports, from, typeOnly).length > LINE_WIDTH)
        return tallImport(namedImports, from, typeOnly);
      const structure: ImportDeclarationStructure = {
        kind: printer().morph.StructureKind.ImportDeclaration,
        moduleSpecifier: from,
        isTypeOnly: typeOnly,
        ...(namespace ? { namespaceImport: namespace } : {}),
        namedImports,
      };
      return structure;
    });
}

function importLine(names: readonly string[], from: string, typeOnly: boolean): string {
  return `import ${typeOnly ? "type " : ""}{ ${names.join(", ")} } from "${from}";`;
}

/** An import with one name a line. */
function tallImport(names: readonly string[], from: string, typeOnly: boolean): WriterFunction {
  return (writer) => {
    writer.writeLine(typeOnly ? "import type {" : "import {");
    for (const name of names) writer.writeLine(`  ${name},`);
    writer.write(`} from ${JSON.stringify(from)};`);
  };
}

/** Packages first, then relative modules. */
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

/** `export const name: Type = initializer;` with its doc comment, whose text is escaped already. */
export function constDeclaration({ exported = true, ...parts }: ConstDeclaration): Code {
  const { name, docs, type, initializer, suffix } = parts;
  const start = code`${exported && "export "}const ${name}${type && code`: ${type}`}`;
  return code`
    ${docs && docComment(docs)}
    ${start} = ${initializer}${suffix && code` ${suffix}`};
  `;
}
