import {
  type CodeBlockWriter,
  type ImportDeclarationStructure,
  IndentationText,
  type InterfaceDeclarationStructure,
  NewLineKind,
  Project,
  QuoteKind,
  type StatementStructures,
  StructureKind,
  type TypeAliasDeclarationStructure,
  type WriterFunction,
} from "ts-morph";
import { docComment } from "./doc-comment.ts";
import { LINE_WIDTH } from "./line-width.ts";
import { wrapLines } from "./wrap-lines.ts";

export type { WriterFunction };

/** An import as a generator asks for it; the printer merges and sorts. */
export interface ImportRequest {
  readonly from: string;
  readonly names?: readonly string[];
  /** `import * as name`. */
  readonly namespace?: string;
  readonly typeOnly?: boolean;
}

/** One top-level declaration: a structure of ts-morph, or its text written out. */
export type Statement = StatementStructures | WriterFunction | string;

export interface SourceFileParts {
  /** First lines of the file, without comment marks. */
  readonly header: readonly string[];
  readonly imports?: readonly ImportRequest[];
  readonly statements: readonly Statement[];
}

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  skipFileDependencyResolution: true,
  manipulationSettings: {
    indentationText: IndentationText.TwoSpaces,
    quoteKind: QuoteKind.Double,
    newLineKind: NewLineKind.LineFeed,
  },
});

/** Prints a file: header, sorted imports, then the statements with one blank line between them. */
export function printSourceFile({ header, imports = [], statements }: SourceFileParts): string {
  const importStructures = mergeImports(imports);
  const blocks: Statement[][] = [header.map((line) => `// ${line}`.trimEnd())];
  if (importStructures.length > 0) blocks.push(importStructures);
  for (const statement of statements) blocks.push([statement]);
  const file = project.createSourceFile(
    "print.ts",
    { statements: blocks.flatMap(withBlankLine) },
    { overwrite: true },
  );
  const text = file.getFullText().replace(/\n{3,}/g, "\n\n");
  file.forget();
  return `${text.trim()}\n`;
}

function withBlankLine(block: Statement[], index: number): Statement[] {
  return index === 0 ? block : [(writer) => writer.newLine(), ...block];
}

/** One declaration per module and kind, sorted by module; names sorted, in code unit order. */
function mergeImports(requests: readonly ImportRequest[]): Statement[] {
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
        kind: StructureKind.ImportDeclaration,
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
  readonly type?: string | undefined;
  readonly initializer: string | ((writer: CodeBlockWriter) => void);
  /** `as const satisfies Type`, and the like. */
  readonly suffix?: string | undefined;
  readonly exported?: boolean;
}

/** `export const name: Type = initializer;` with its doc comment. */
export function constDeclaration(parts: ConstDeclaration): WriterFunction {
  return (writer) => {
    if (parts.docs) writer.write(docComment(parts.docs)).newLine();
    writer.write(`${parts.exported === false ? "" : "export "}const ${parts.name}`);
    if (parts.type) writer.write(`: ${parts.type}`);
    writer.write(" = ");
    if (typeof parts.initializer === "string") writer.write(parts.initializer);
    else parts.initializer(writer);
    if (parts.suffix) writer.write(` ${parts.suffix}`);
    writer.write(";");
  };
}

export interface TypeDeclaration {
  readonly name: string;
  readonly docs?: string | undefined;
  readonly type: string;
}

/** `export type Name = type;` with its doc comment. */
export function typeDeclaration({ name, docs, type }: TypeDeclaration): TypeAliasDeclarationStructure {
  return { kind: StructureKind.TypeAlias, isExported: true, name, type, ...docStructures(docs) };
}

interface InterfaceProperty {
  readonly name: string;
  readonly docs?: string | undefined;
  readonly type: string;
  readonly optional?: boolean;
  readonly readonly?: boolean;
}

export interface InterfaceDeclaration {
  readonly name: string;
  readonly docs?: string | undefined;
  readonly extends?: readonly string[];
  readonly properties: readonly InterfaceProperty[];
}

/** `export interface Name { … }` with doc comments; property names are given as keys, already quoted where needed. */
export function interfaceDeclaration(parts: InterfaceDeclaration): InterfaceDeclarationStructure {
  return {
    kind: StructureKind.Interface,
    isExported: true,
    name: parts.name,
    ...docStructures(parts.docs),
    ...(parts.extends ? { extends: [...parts.extends] } : {}),
    properties: parts.properties.map((property) => ({
      name: property.name,
      type: property.type,
      hasQuestionToken: property.optional ?? false,
      isReadonly: property.readonly ?? false,
      ...docStructures(property.docs),
    })),
  };
}

/** A doc comment as ts-morph's structure: a text with line breaks is printed on lines of its own. */
function docStructures(docs: string | undefined): { docs?: { description: string }[] } {
  if (!docs) return {};
  const text = wrapLines(docs);
  return { docs: [{ description: text.includes("\n") ? `\n${text}` : text }] };
}
