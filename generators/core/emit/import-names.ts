import { groupBy } from "../group-by.ts";
import { uniqueNames } from "../unique-names.ts";
import type { Imported } from "./code.ts";
import { LINE_WIDTH } from "./line-width.ts";
import { quote } from "./text.ts";

/** The imports of one file, collected from the printed code. */
export interface ImportNames {
  /** Returns the name of an import in this file, and adds the import. */
  readonly nameOf: (imported: Imported) => string;
  /** Prints one declaration per module and kind, sorted by module; names sorted, in code unit order. */
  readonly print: () => string;
}

interface NamedImport {
  readonly imported: Imported;
  readonly local: string;
  typeOnly: boolean;
}

/** Gives every import a unique name. A type that is also used as a value is imported once, as a value. */
export function createImportNames(): ImportNames {
  const named = new Map<string, NamedImport>();
  const names = uniqueNames();

  function nameOf(imported: Imported): string {
    const { from, name, local, typeOnly } = imported;
    const key = `${from}\n${name}\n${local}`;
    const entry = named.get(key) ?? { imported, local: names.take(local), typeOnly };
    if (!typeOnly) entry.typeOnly = false;
    named.set(key, entry);
    return entry.local;
  }

  function print(): string {
    const declarations = groupBy(named.values(), ({ imported: { from, name }, local, typeOnly }) =>
      [from, name === "*" ? local : "", typeOnly ? "type" : "value"].join("\n"),
    );
    return [...declarations]
      .sort(([a], [b]) => compareModules(a, b))
      .map(([, imports]) => printImport(imports))
      .join("\n");
  }

  return { nameOf, print };
}

/** Prints an import on one line, or with one name per line if it is too long. */
function printImport(imports: readonly [NamedImport, ...NamedImport[]]): string {
  const [{ imported, local, typeOnly }] = imports;
  const start = typeOnly ? "import type" : "import";
  const end = `from ${quote(imported.from)};`;
  if (imported.name === "*") return `${start} * as ${local} ${end}`;
  const names = imports.map(nameText).sort();
  const line = `${start} { ${names.join(", ")} } ${end}`;
  if (names.length === 1 || line.length <= LINE_WIDTH) return line;
  return `${start} {\n${names.map((name) => `  ${name},\n`).join("")}} ${end}`;
}

function nameText({ imported: { name }, local }: NamedImport): string {
  return name === local ? name : `${name} as ${local}`;
}

/** Sorts packages before relative modules. */
function compareModules(a: string, b: string): number {
  const byKind = Number(a.startsWith(".")) - Number(b.startsWith("."));
  return byKind || (a < b ? -1 : a > b ? 1 : 0);
}
