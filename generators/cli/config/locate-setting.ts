import { createRequire } from "node:module";
import type ts from "typescript";
import type { SettingPath } from "./check.ts";

/** A place in a file; both begin with 1. */
export interface FileLocation {
  readonly line: number;
  readonly column: number;
}

/** The parts of a configuration that settings are found by. */
function readSyntax(source: string) {
  const compiler: typeof ts = createRequire(import.meta.url)("typescript");
  const file = compiler.createSourceFile("codegen.config.ts", source, compiler.ScriptTarget.Latest, true);
  const variables = new Map<string, ts.Expression>();
  const calls: ts.CallExpression[] = [];
  const imports: ts.ImportDeclaration[] = [];
  let root: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (compiler.isVariableDeclaration(node) && compiler.isIdentifier(node.name) && node.initializer)
      variables.set(node.name.text, node.initializer);
    if (compiler.isExportAssignment(node)) root = node.expression;
    if (compiler.isCallExpression(node)) calls.push(node);
    if (compiler.isImportDeclaration(node)) imports.push(node);
    compiler.forEachChild(node, visit);
  };
  visit(file);
  return { compiler, file, variables, calls, imports, root };
}

/** Looks up members of objects in a configuration. */
function createMemberLookup({ compiler, variables, root }: ReturnType<typeof readSyntax>) {
  /** Returns the expression behind parentheses, types, variables, and functions that return their argument. */
  function behind(expression: ts.Expression, depth = 0): ts.Expression {
    if (depth > 20) return expression;
    if (
      compiler.isParenthesizedExpression(expression) ||
      compiler.isAsExpression(expression) ||
      compiler.isSatisfiesExpression(expression) ||
      compiler.isTypeAssertionExpression(expression) ||
      compiler.isNonNullExpression(expression) ||
      compiler.isAwaitExpression(expression)
    )
      return behind(expression.expression, depth + 1);
    const variable = compiler.isIdentifier(expression) ? variables.get(expression.text) : undefined;
    if (variable !== undefined) return behind(variable, depth + 1);
    const [first] = compiler.isCallExpression(expression) ? expression.arguments : [];
    const isWrapped = first !== undefined && compiler.isObjectLiteralExpression(behind(first, depth + 1));
    return isWrapped && expression === root ? behind(first, depth + 1) : expression;
  }

  /** Returns the member of an object, or of one that is spread into it. The last one counts. */
  function memberOf(object: ts.Expression, name: string): ts.ObjectLiteralElementLike | undefined {
    if (!compiler.isObjectLiteralExpression(object)) return undefined;
    return [...object.properties].reverse().flatMap((property) => {
      if (compiler.isSpreadAssignment(property)) return memberOf(behind(property.expression), name) ?? [];
      const key = property.name;
      const isNamed = (compiler.isIdentifier(key) || compiler.isStringLiteralLike(key)) && key.text === name;
      return isNamed ? [property] : [];
    })[0];
  }

  function initializerOf(member: ts.ObjectLiteralElementLike): ts.Expression | undefined {
    if (compiler.isPropertyAssignment(member)) return behind(member.initializer);
    return compiler.isShorthandPropertyAssignment(member) ? behind(member.name) : undefined;
  }

  return { behind, memberOf, initializerOf };
}

/** Reads the text of a configuration once, and finds settings in it. */
export function createLocator(source: string) {
  const syntax = readSyntax(source);
  const { compiler, file, calls, imports, root } = syntax;
  const { behind, memberOf, initializerOf } = createMemberLookup(syntax);
  const locationOf = (node: ts.Node): FileLocation => {
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return { line: line + 1, column: character + 1 };
  };
  return {
    /** The member at a path of the default export, or the closest part around it that is written there. */
    setting(path: SettingPath): FileLocation {
      let value = root && behind(root);
      let found: ts.Node = value ?? file;
      for (const part of path) {
        const member = value && typeof part === "string" ? memberOf(value, part) : undefined;
        const element =
          value && typeof part === "number" && compiler.isArrayLiteralExpression(value)
            ? value.elements[part]
            : undefined;
        if (member === undefined && element === undefined) break;
        found = member ?? element ?? found;
        value = member ? initializerOf(member) : element && behind(element);
      }
      return locationOf(found);
    },
    /** The texts of a top-level list: none if there is no such list, undefined if it is computed. */
    textsOf(name: string): readonly string[] | undefined {
      const object = root && behind(root);
      if (object === undefined || !compiler.isObjectLiteralExpression(object)) return undefined;
      const member = memberOf(object, name);
      if (member === undefined) return object.properties.some(compiler.isSpreadAssignment) ? undefined : [];
      const list = initializerOf(member);
      if (list === undefined || !compiler.isArrayLiteralExpression(list)) return undefined;
      const entries = list.elements.map((element) => behind(element)).filter(compiler.isStringLiteralLike);
      return entries.length === list.elements.length ? entries.map(({ text }) => text) : undefined;
    },
    /** The member of this name in the arguments of the call at a place. */
    argument({ line, column }: FileLocation, name: string): FileLocation | undefined {
      const member = calls
        .map((call) => ({ call, start: locationOf(call) }))
        .filter(({ start }) => start.line === line)
        .sort((a, b) => Math.abs(a.start.column - column) - Math.abs(b.start.column - column))
        .flatMap(({ call }) => call.arguments.flatMap((given) => memberOf(behind(given), name) ?? []))[0];
      return member && locationOf(member);
    },
    /** The import of a module that this text names. */
    importNamedIn(text: string): FileLocation | undefined {
      const named = imports.find(
        ({ moduleSpecifier }) =>
          compiler.isStringLiteral(moduleSpecifier) &&
          text.includes(moduleSpecifier.text.replace(/^(?:\.\.?\/)+/, "")),
      );
      return named && locationOf(named.moduleSpecifier);
    },
  };
}
