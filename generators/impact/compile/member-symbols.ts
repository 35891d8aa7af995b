import { ts } from "ts-morph";
import { keyedSymbol } from "./keyed-symbol.ts";
import { symbolsAt, wantedType } from "./symbols-at.ts";

/** Returns the declared members of a name or string, in each of the types that its value may have. */
export function memberSymbols(node: ts.Node, checker: ts.TypeChecker): ts.Symbol[] {
  const { parent } = node;
  if (ts.isStringLiteralLike(node)) {
    const keyed = keyedSymbol(node, checker);
    if (keyed) return [keyed];
  }
  if (!ts.isObjectLiteralElementLike(parent) || parent.name !== node) return symbolsAt(node, checker);
  const isKey = ts.isIdentifier(node) || ts.isStringLiteralLike(node);
  return isKey && ts.isObjectLiteralExpression(parent.parent)
    ? membersNamed(node.text, wantedType(parent.parent, checker), checker)
    : [];
}

function membersNamed(name: string, type: ts.Type | undefined, checker: ts.TypeChecker): ts.Symbol[] {
  if (!type) return [];
  const present = checker.getNonNullableType(type);
  const parts = present.isUnion() ? present.types : [present];
  return parts.flatMap((part) => checker.getPropertyOfType(part, name) ?? []);
}
