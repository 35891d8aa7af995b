/**
 * Packages that come out differently, and those whose own types are made of theirs: what breaks the types breaks the
 * client, although not a letter of the client's text changes.
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
