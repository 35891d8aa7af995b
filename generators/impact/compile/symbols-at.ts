import { ts } from "ts-morph";
import { keyedSymbol } from "./keyed-symbol.ts";

/** Returns the symbols of a name or string; of a member, those in each of the types that its value may have. */
export function symbolsAt(name: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const members = membersAt(name, checker);
  const symbol = members.length > 0 ? undefined : checker.getSymbolAtLocation(name);
  return symbol ? [symbol] : members;
}

/** Returns the declared members of a name in a pattern or an object literal, or of a string that is used as a key. */
function membersAt(name: ts.Node, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const { parent } = name;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name)) return [];
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const isKey = (parent.propertyName ?? parent.name) === name;
    return isKey ? membersNamed(name.text, checker.getTypeAtLocation(parent.parent), checker) : [];
  }
  if (ts.isObjectLiteralElementLike(parent) && parent.name === name)
    return ts.isObjectLiteralExpression(parent.parent)
      ? membersNamed(name.text, wantedType(parent.parent, checker), checker)
      : [];
  const keyed = ts.isStringLiteralLike(name) ? keyedSymbol(name, checker) : undefined;
  return keyed ? [keyed] : [];
}

function membersNamed(name: string, type: ts.Type | undefined, checker: ts.TypeChecker): ts.Symbol[] {
  if (!type) return [];
  const present = checker.getNonNullableType(type);
  const parts = present.isUnion() ? present.types : [present];
  return parts.flatMap((part) => checker.getPropertyOfType(part, name) ?? []);
}

/** Returns the expected type of a value, without inference from it: the type that editors complete by. */
export function wantedType(value: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  // Not in the public API; `codegen impact` requires one version of the compiler.
  return (checker as CompletingChecker).getContextualType(value, FOR_COMPLETIONS);
}

interface CompletingChecker extends ts.TypeChecker {
  getContextualType(value: ts.Expression, flags?: number): ts.Type | undefined;
}

/** `ContextFlags.Completions` of the compiler. */
const FOR_COMPLETIONS = 4;

/** Returns the symbols behind a value: of what is called, read, awaited, or kept in an untyped variable. */
export function symbolsBehind(value: ts.Node, checker: ts.TypeChecker, depth = 0): readonly ts.Symbol[] {
  if (depth > MOST_STEPS) return [];
  const further = (node: ts.Node) => symbolsBehind(node, checker, depth + 1);
  if (ts.isPropertyAccessExpression(value)) return symbolsAt(value.name, checker);
  if (ts.isCallExpression(value) || ts.isElementAccessExpression(value)) return further(value.expression);
  if (isWrapped(value)) return further(value.expression);
  if (!ts.isIdentifier(value)) return [];
  const own = symbolsAt(value, checker);
  const [declaration] = own[0]?.declarations ?? [];
  if (declaration && ts.isBindingElement(declaration))
    return [...own, ...symbolsAt(declaration.propertyName ?? declaration.name, checker)];
  const isInferred = declaration && ts.isVariableDeclaration(declaration) && !declaration.type;
  return isInferred && declaration.initializer ? [...own, ...further(declaration.initializer)] : own;
}

/** Limit of a chain of variables; a longer one says little about its end. */
const MOST_STEPS = 6;

function isWrapped(
  node: ts.Node,
): node is
  | ts.AwaitExpression
  | ts.ParenthesizedExpression
  | ts.NonNullExpression
  | ts.AsExpression
  | ts.SatisfiesExpression {
  return (
    ts.isAwaitExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  );
}
