import { ts } from "ts-morph";

/** Returns the outermost expression or union at exactly a span, or else the innermost node around its start. */
export function nodeAt(file: ts.SourceFile, { start, length }: ts.TextSpan): ts.Node {
  let best: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file, true) > start || node.getEnd() <= start) return;
    best = node;
    const isWhole = ts.isExpression(node) || ts.isUnionTypeNode(node);
    if (isWhole && node.getStart(file) === start && node.getEnd() === start + length) return;
    (node as { jsDoc?: readonly ts.JSDoc[] }).jsDoc?.forEach(visit); // `forEachChild` skips them
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return best;
}

/** Returns the expression whose value an error is about: in a declaration, a return, an assignment. */
export function checkedValue(node: ts.Node): ts.Expression | undefined {
  if (ts.isReturnStatement(node)) return node.expression;
  const { parent } = node;
  if (hasInitializer(parent) && parent.name === node) return parent.initializer;
  if (ts.isBinaryExpression(parent) && parent.left === node && isAssignment(parent)) return parent.right;
  return ts.isExpression(node) ? node : undefined;
}

function hasInitializer(
  node: ts.Node,
): node is ts.VariableDeclaration | ts.PropertyAssignment | ts.PropertyDeclaration {
  return ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node);
}

/** Returns the names of the literal members around an error. */
export function membersAround(node: ts.Node): ts.Node[] {
  const names: ts.Node[] = [];
  for (let at = node.parent; isInLiteral(at); at = at.parent)
    if (ts.isPropertyAssignment(at)) names.push(at.name);
  return names;
}

function isInLiteral(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isParenthesizedExpression(node)
  );
}

/** Returns the value from which a name is destructured. */
export function destructuredValue(node: ts.Node): ts.Expression | undefined {
  let at = node.parent;
  while (ts.isBindingElement(at) || ts.isObjectBindingPattern(at) || ts.isArrayBindingPattern(at))
    at = at.parent;
  return ts.isBindingElement(node.parent) && ts.isVariableDeclaration(at) ? at.initializer : undefined;
}

/** True for `=`. */
export function isAssignment({ operatorToken }: ts.BinaryExpression): boolean {
  return operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** Returns the statement around a node; its blocks have their own statements. */
export function statementAround(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isStatement(at) && !ts.isSourceFile(at.parent)) at = at.parent;
  return at;
}
