/** Removes unused declarations, which conditions that are always true leave behind. */
export function usedStatements(statements: readonly string[]): readonly string[] {
  const declared = new Map(statements.map((text) => [declaredName(text), text] as const));
  const used = new Set(statements.filter((text) => declaredName(text) === undefined));
  for (const text of used)
    for (const name of namesIn(text)) {
      const declaration = declared.get(name);
      if (declaration !== undefined) used.add(declaration);
    }
  return statements.filter((text) => used.has(text));
}

/** Returns all identifiers of a statement. */
export function namesIn(text: string): string[] {
  return text.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? [];
}

/** Returns the name of a declaration that is not exported. */
function declaredName(text: string): string | undefined {
  return /^(?:function|const) ([\p{ID_Continue}$]+)/u.exec(text)?.[1];
}
