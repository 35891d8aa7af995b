import { ts } from "ts-morph";

/** Returns the other side of a comparison, or the value of a `switch`. */
export function comparedWith(node: ts.Expression): ts.Expression | undefined {
  const { parent } = node;
  if (ts.isCaseClause(parent)) return parent.parent.parent.expression;
  if (!ts.isBinaryExpression(parent) || !isComparison(parent)) return undefined;
  return parent.left === node ? parent.right : parent.left;
}

/** True if code branches on a value: a comparison, a `switch`, a look-up. */
export function isCompared(value: ts.Node): boolean {
  const { parent } = value;
  if (ts.isSwitchStatement(parent)) return parent.expression === value;
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === value;
  return ts.isBinaryExpression(parent) && isComparison(parent);
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return (
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
    kind === ts.SyntaxKind.EqualsEqualsToken ||
    kind === ts.SyntaxKind.ExclamationEqualsToken
  );
}
