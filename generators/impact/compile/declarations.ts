import { ts } from "ts-morph";

/** Returns the declarations of a symbol, or of what it imports. */
export function declarationsOf(
  symbol: ts.Symbol | undefined,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
}
