import { BUMPED_PACKAGES } from "../change.ts";

/** Names of packages in the order in which reports list them: those of the rules, then others. */
export function inOrder(names: Iterable<string>): string[] {
  const all = new Set(names);
  const known = BUMPED_PACKAGES.filter((name) => all.delete(name));
  return [...known, ...all];
}
