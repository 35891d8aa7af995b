import { ts } from "ts-morph";
import { type CompiledVersion, placesOfSymbol } from "../compile/compiled-version.ts";
import { symbolsAt, symbolsBehind } from "../compile/symbols-at.ts";
import type { Place } from "../places/place.ts";

/** Returns places of the member that a value is read from, or of the type that its declaration names. */
export function placesOfValue(value: ts.Node, version: CompiledVersion): Place[] {
  if (ts.isElementAccessExpression(value) && ts.isStringLiteralLike(value.argumentExpression))
    return symbolsAt(value.argumentExpression, version.checker).flatMap((symbol) =>
      placesOfMember(symbol, version),
    );
  return symbolsBehind(value, version.checker).flatMap((symbol) => placesOfMember(symbol, version));
}

/** Returns places of a member or variable, and of the types that its own declaration names. */
export function placesOfMember(symbol: ts.Symbol, version: CompiledVersion): Place[] {
  const own = (symbol.declarations ?? []).flatMap((declaration) => {
    const isTyped =
      ts.isParameter(declaration) ||
      ts.isVariableDeclaration(declaration) ||
      ts.isPropertySignature(declaration) ||
      ts.isPropertyDeclaration(declaration);
    return isTyped && !version.isGenerated(declaration.getSourceFile())
      ? placesNamed(declaration.type, version)
      : [];
  });
  return [...placesOfSymbol(symbol, version), ...own];
}

/** Returns places of the types that a type names; for `Order["status"]`, the place of the member. */
export function placesNamed(type: ts.TypeNode | undefined, version: CompiledVersion): Place[] {
  if (!type || ts.isTypeLiteralNode(type) || ts.isFunctionTypeNode(type)) return [];
  if (ts.isIndexedAccessTypeNode(type)) {
    const key = ts.isLiteralTypeNode(type.indexType) ? type.indexType.literal : undefined;
    return key ? symbolsAt(key, version.checker).flatMap((symbol) => placesOfSymbol(symbol, version)) : [];
  }
  const places = ts.isTypeReferenceNode(type)
    ? placesOfSymbol(version.checker.getSymbolAtLocation(type.typeName), version)
    : [];
  ts.forEachChild(type, (child) => {
    if (ts.isTypeNode(child)) places.push(...placesNamed(child, version));
  });
  return places;
}
