/**
 * The packages whose generated code changes, and the packages that use their types. A change that breaks the types
 * also breaks the client, even if the code of the client stays the same.
 */
export function affectedPackages(
  changed: readonly string[],
  needs: Readonly<Record<string, readonly string[]>>,
): Set<string> {
  const affected = new Set(changed);
  for (let size = -1; size !== affected.size; ) {
    size = affected.size;
    for (const [name, needed] of Object.entries(needs))
      if (needed.some((other) => affected.has(other))) affected.add(name);
  }
  return affected;
}
