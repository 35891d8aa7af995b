import { ts } from "ts-morph";
import { nodeAt } from "../compile/node-at.ts";
import { packageOf } from "../project/find-folders.ts";

/** Reason why a place matters less: only tests run it, or nothing does. */
export interface Mark {
  /** `test` or `dead code`. */
  readonly kind: string;
  /** Evidence of the mark: `imports vitest`, `its name`, `TS7027`. */
  readonly from: string;
}

/** Finds the marks of the places of a file. */
export function findMarks(file: ts.SourceFile, program: ts.Program): (position: number) => readonly Mark[] {
  const test = testOf(file, program.getTypeChecker());
  const dead = program.getSemanticDiagnostics(file).flatMap((found) => deadSpan(file, found));
  return (position) => {
    const span = dead.find(({ start, end }) => start <= position && position < end);
    return [
      ...(test === undefined ? [] : [{ kind: "test", from: test }]),
      ...(span ? [{ kind: "dead code", from: `TS${span.code}` }] : []),
    ];
  };
}

/** True for remarks of the compiler on unused or unreachable code, which are not errors. */
export function isUnnecessary(found: ts.Diagnostic): boolean {
  return found.reportsUnnecessary !== undefined;
}

interface DeadSpan {
  readonly start: number;
  readonly end: number;
  readonly code: number;
}

/** Finds code that never runs: unreachable statements, functions and classes that nothing uses, unread names. */
function deadSpan(file: ts.SourceFile, found: ts.Diagnostic): DeadSpan[] {
  const { start, length = 0, code } = found;
  if (!isUnnecessary(found) || start === undefined) return [];
  const { parent } = nodeAt(file, { start, length });
  const whole = parent !== undefined && isUnusedCode(parent) ? parent : undefined;
  return [{ start: whole?.getStart(file) ?? start, end: whole?.getEnd() ?? start + length, code }];
}

/** True for unused code. The value of an unused variable is still computed, unless it is a function. */
function isUnusedCode(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node))
    return node.initializer !== undefined && ts.isFunctionLike(node.initializer);
  return ts.isFunctionLike(node) || ts.isClassLike(node);
}

const FRAMEWORKS =
  /^(?:vitest|@jest\/globals|node:test|bun:test|mocha|ava|tap|uvu|jasmine|@playwright\/test|@types\/(?:jest|mocha|jasmine))$/;

/** Returns the evidence that a file is a test; undefined for others. */
function testOf(file: ts.SourceFile, checker: ts.TypeChecker): string | undefined {
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const name = statement.moduleSpecifier.text;
      if (FRAMEWORKS.test(name)) return `imports ${name}`;
    }
    const framework = ts.isExpressionStatement(statement) && calledFramework(statement.expression, checker);
    if (framework) return `calls ${framework}`;
  }
  // Names that vitest, jest, mocha and node:test run by default.
  const hasName = /(?:^|\/)(?:__tests__|tests?)\/|\.(?:test|spec)\.\w+$/.test(file.fileName);
  return hasName ? "its name" : undefined;
}

/** Returns the package of a test framework whose global function is called: `describe`, `test`. */
function calledFramework(call: ts.Expression, checker: ts.TypeChecker): string | undefined {
  if (!ts.isCallExpression(call)) return undefined;
  const [declaration] = checker.getSymbolAtLocation(call.expression)?.declarations ?? [];
  const name = declaration && packageOf(declaration.getSourceFile().fileName);
  return name !== undefined && FRAMEWORKS.test(name) ? name : undefined;
}
