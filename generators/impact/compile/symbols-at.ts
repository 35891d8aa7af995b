import { ts } from "ts-morph";

/** Returns the symbols of a name; for a destructured or written property, that of the property. */
export function symbolsAt(name: ts.Node, checker: ts.TypeChecker): ts.Symbol[] {
  const property = propertyAt(name, checker);
  if (property) return [property];
  const symbol = checker.getSymbolAtLocation(name);
  return symbol ? [symbol] : [];
}

/** Returns the declarations of a symbol, or of what it imports. */
export function declarationsOf(
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
}

/** Returns the declared property of a name in a pattern, an object literal or an attribute. */
function propertyAt(name: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const key = parent.propertyName ?? parent.name;
    return key === name ? propertyOf(checker.getTypeAtLocation(parent.parent), key, checker) : undefined;
  }
  const isWritten = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  if (!isWritten || parent.name !== name || !ts.isObjectLiteralExpression(parent.parent)) return undefined;
  const target = checker.getContextualType(parent.parent);
  const property = target && propertyOf(target, name, checker);
  if (property?.valueDeclaration !== parent) return property;
  // In a generic call, the type is inferred from the literal itself.
  const wanted = wantedType(parent.parent, checker);
  return (wanted && propertyOf(wanted, name, checker)) ?? property;
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

function propertyOf(type: ts.Type, key: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  const isKey = ts.isIdentifier(key) || ts.isStringLiteralLike(key) || ts.isNumericLiteral(key);
  if (!isKey) return undefined;
  const present = checker.getNonNullableType(type);
  const direct = checker.getPropertyOfType(present, key.text);
  if (direct || !present.isUnion()) return direct;
  for (const part of present.types) {
    const inPart = checker.getPropertyOfType(part, key.text);
    if (inPart) return inPart;
  }
  return undefined;
}

/** Returns the symbols behind a value: of what is called, read, awaited, or kept in an untyped variable. */
export function symbolsBehind(value: ts.Node, checker: ts.TypeChecker, depth = 0): ts.Symbol[] {
  if (depth > MOST_STEPS) return [];
  const further = (node: ts.Node): ts.Symbol[] => symbolsBehind(node, checker, depth + 1);
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
