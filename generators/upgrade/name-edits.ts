import { ts } from "ts-morph";
import { isIdentifierName } from "../core/identifier.ts";
import { symbolsAt } from "../impact/compile/symbols-at.ts";
import type { EditParts } from "./find-edits.ts";
import type { TextEdit } from "./text-edits.ts";

/** A renamed name without a single correct edit. */
export interface Unresolved {
  readonly node: ts.Node;
  readonly reason: string;
}

/** Finds edits of imported names, and the local names that change with them. */
export function importEdits(
  file: ts.SourceFile,
  parts: EditParts,
): { readonly edits: TextEdit[] } & Pick<LocalParts, "locals"> {
  const { checker } = parts.version;
  const edits: TextEdit[] = [];
  const locals = new Map<ts.Symbol, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { propertyName, name } of bindings.elements) {
      const renamed = exportedName((propertyName ?? name).text, statement.moduleSpecifier, parts);
      const local = checker.getSymbolAtLocation(name);
      if (renamed === undefined || !local) continue;
      if (propertyName) edits.push(replace(propertyName, renamed));
      else if (isUsed(renamed, file)) edits.push(replace(name, `${renamed} as ${name.text}`));
      else {
        edits.push(replace(name, renamed));
        locals.set(local, renamed);
      }
    }
  }
  return { edits, locals };
}

/** Returns the new name of an export; undefined if unchanged. */
function exportedName(name: string, from: ts.Expression, parts: EditParts): string | undefined {
  const module = parts.version.checker.getSymbolAtLocation(from);
  const symbol = module && parts.version.checker.tryGetMemberInModuleExports(name, module);
  return symbol && nameOfSymbol(symbol, name, parts);
}

/** Returns the new name of an exported symbol or member. Names of the consumer's own re-exports stay. */
function nameOfSymbol(symbol: ts.Symbol, name: string, { version, names }: EditParts): string | undefined {
  const { checker } = version;
  const isOwnExport = symbol.declarations?.some(
    (one) => ts.isExportSpecifier(one) && !version.isOfApi(one.getSourceFile()),
  );
  if (isOwnExport) return undefined;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (target.name !== name) return undefined;
  const renamed = new Set((target.declarations ?? []).map((one) => names.ofDeclaration(one) ?? name));
  const [only] = renamed;
  return renamed.size === 1 && only !== name ? only : undefined;
}

/** True if a file already uses a name, which may then have another meaning. */
function isUsed(name: string, file: ts.SourceFile): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) || (ts.forEachChild(node, visit) ?? false);
  return visit(file);
}

export interface LocalParts extends EditParts {
  /** New names of imported symbols. */
  readonly locals: ReadonlyMap<ts.Symbol, string>;
}

/** Returns edits of a re-export: its target changes, and the consumer's exported name stays. */
export function exportEdits(node: ts.ExportSpecifier, parts: LocalParts): TextEdit[] {
  const { propertyName, name, parent } = node;
  const own = propertyName ?? name;
  const from = parent.parent.moduleSpecifier;
  const target = parts.version.checker.getExportSpecifierLocalTargetSymbol(node);
  const renamed = from ? exportedName(own.text, from, parts) : target && parts.locals.get(target);
  if (renamed === undefined) return [];
  return [replace(own, propertyName ? renamed : `${renamed} as ${name.text}`)];
}

/** Returns the edit of a name that refers to a renamed declaration. */
export function editOfName(
  node: ts.Identifier | ts.StringLiteralLike,
  parts: LocalParts,
): TextEdit | Unresolved | undefined {
  const { checker } = parts.version;
  const { parent } = node;
  const member = memberName(node, parts);
  if (typeof member === "object") return member;
  if (ts.isShorthandPropertyAssignment(parent) && parent.name === node) {
    const value = checker.getShorthandAssignmentValueSymbol(parent);
    const local = (value && parts.locals.get(value)) ?? node.text;
    const key = member ?? node.text;
    if (key === node.text && local === node.text) return undefined;
    return replace(node, key === local ? key : `${keyText(key)}: ${local}`);
  }
  if (member !== undefined) return renameMember(node, member);
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  const local = symbol && parts.locals.get(symbol);
  return local === undefined ? undefined : replace(node, local);
}

/** Returns the new name of a member. */
function memberName(
  node: ts.Identifier | ts.StringLiteralLike,
  parts: LocalParts,
): string | Unresolved | undefined {
  const { names, version } = parts;
  const found = new Set<string>();
  for (const symbol of symbolsAt(node, version.checker)) {
    if (symbol.declarations?.some(ts.isImportSpecifier)) continue; // a local name
    if (symbol.flags & ts.SymbolFlags.Alias) found.add(nameOfSymbol(symbol, node.text, parts) ?? node.text);
    else
      for (const declaration of symbol.declarations ?? [])
        found.add(groupName(node, declaration, parts) ?? names.ofDeclaration(declaration) ?? node.text);
  }
  if (found.size <= 1) {
    const [only] = found;
    return only === node.text ? undefined : only;
  }
  const listed = [...found].map((name) => `\`${name}\``).join(" and ");
  return { node, reason: `\`${node.text}\` is ${listed} now, depending on the value` };
}

/** Returns the new group of the method that is called on it. */
function groupName(node: ts.Node, declaration: ts.Declaration, parts: EditParts): string | undefined {
  const { names, version } = parts;
  if (!names.isGroup(declaration)) return undefined;
  const outer = node.parent.parent;
  const key = ts.isPropertyAccessExpression(outer)
    ? outer.name
    : ts.isElementAccessExpression(outer)
      ? outer.argumentExpression
      : undefined;
  if (!key || (outer as ts.PropertyAccessExpression).expression !== node.parent) return undefined;
  for (const symbol of symbolsAt(key, version.checker))
    for (const method of symbol.declarations ?? []) {
      const surface = names.methodAt(method);
      if (surface) return surface.group;
    }
  return undefined;
}

function renameMember(node: ts.Identifier | ts.StringLiteralLike, name: string): TextEdit {
  const { parent } = node;
  if (ts.isStringLiteralLike(node)) return replaceText(node, name);
  if (ts.isBindingElement(parent) && parent.name === node && !parent.propertyName)
    return replace(node, `${keyText(name)}: ${node.text}`);
  if (ts.isPropertyAccessExpression(parent) && parent.name === node && !isIdentifierName(name)) {
    const start = parent.expression.getEnd();
    const isOptional = parent.questionDotToken !== undefined;
    return { start, end: node.getEnd(), text: `${isOptional ? "?." : ""}[${JSON.stringify(name)}]` };
  }
  return replace(node, keyText(name));
}

/** Returns a name as an object key. */
export function keyText(name: string): string {
  return isIdentifierName(name) ? name : JSON.stringify(name);
}

/** Replaces a node. */
export function replace(node: ts.Node, text: string): TextEdit {
  return { start: node.getStart(), end: node.getEnd(), text };
}

/** Replaces a string, and keeps its quotes. */
export function replaceText(node: ts.StringLiteralLike, text: string): TextEdit {
  const [quote = '"'] = node.getText();
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  const own = escaped.replaceAll(quote, `\\${quote}`);
  return replace(node, quote + (quote === "`" ? own.replaceAll("${", "\\${") : own) + quote);
}
