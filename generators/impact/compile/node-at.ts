import { ts } from "ts-morph";

/** The outermost expression or union that stands exactly at a span, or else the innermost node around its start. */
export function nodeAt(file: ts.SourceFile, { start, length }: ts.TextSpan): ts.Node {
  let best: ts.Node = file;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file, true) > start || node.getEnd() <= start) return;
    best = node;
    const isWhole = ts.isExpression(node) || ts.isUnionTypeNode(node);
    if (isWhole && node.getStart(file) === start && node.getEnd() === start + length) return;
    (node as { jsDoc?: readonly ts.JSDoc[] }).jsDoc?.forEach(visit); // `forEachChild` leaves them out
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return best;
}

/** The expression whose value an error at a node is about: the right side of a declaration, a return, an assignment. */
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

/** The names of the members of literals that an error stands in. */
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

/** The value that a destructured name is taken from. */
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

/** The statement around a node; its blocks have statements of their own. */
export function statementAround(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isStatement(at) && !ts.isSourceFile(at.parent)) at = at.parent;
  return at;
}
