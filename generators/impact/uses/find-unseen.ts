import { ts } from "ts-morph";
import type { CompiledVersion } from "../compile/compiled-version.ts";

/** A place behind which uses are unknown. */
export interface Unseen {
  readonly node: ts.Node;
  readonly reason: "becomes any" | "is read by a computed name";
}

/** Finds places of a file where values of the API lose their types, or are read by computed names. */
export function findUnseen(file: ts.SourceFile, version: CompiledVersion): Unseen[] {
  const found: Unseen[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const lost = ts.isExpression(node) && losesType(node, version.checker);
    if (lost && isOfGenerated(node, version)) found.push({ node, reason: "becomes any" });
    const isComputed = ts.isElementAccessExpression(node) && isAnyName(node.argumentExpression, version);
    if (isComputed && isOfGenerated(node.expression, version))
      found.push({ node, reason: "is read by a computed name" });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** True for a value that code of the file takes as `any` or `unknown`. */
function losesType(value: ts.Expression, checker: ts.TypeChecker): boolean {
  const { parent } = value;
  if (ts.isAsExpression(parent) || ts.isTypeAssertionExpression(parent))
    return isLoose(checker.getTypeAtLocation(parent));
  const isValue =
    (ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent)) && parent.initializer === value;
  if (isValue) return isLoose(checker.getTypeAtLocation(parent.name));
  if (!ts.isCallExpression(parent) || !parent.arguments.includes(value)) return false;
  const callee = checker.getResolvedSignature(parent)?.declaration;
  const parameter = callee?.parameters[parent.arguments.indexOf(value)];
  // Libraries that take any value, for example to print it, need none of its members.
  const isOwn = parameter !== undefined && !parameter.getSourceFile().isDeclarationFile;
  return isOwn && isLoose(checker.getTypeAtLocation(parameter));
}

function isLoose({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

function isAnyName(name: ts.Expression, { checker }: CompiledVersion): boolean {
  return (checker.getTypeAtLocation(name).flags & ts.TypeFlags.String) !== 0;
}

/** True for a value whose type is declared in generated code: alone, in a list, or promised. */
function isOfGenerated(value: ts.Expression, { checker, isGenerated }: CompiledVersion): boolean {
  const isDeclared = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some((declaration) => isGenerated(declaration.getSourceFile())) ?? false;
  const isIt = (type: ts.Type): boolean => {
    const awaited = checker.getAwaitedType(type) ?? type;
    if (checker.isArrayType(awaited)) return checker.getTypeArguments(awaited as ts.TypeReference).some(isIt); // an array type
    const parts = awaited.isUnion() ? awaited.types : [awaited];
    return parts.some(({ aliasSymbol, symbol }) => isDeclared(aliasSymbol) || isDeclared(symbol));
  };
  return isIt(checker.getTypeAtLocation(value));
}
