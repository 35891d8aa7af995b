import type { Import } from "./imports.ts";

/** Groups of files that import each other in a loop, each in the order of names. Imports of types alone do not count. */
export function importCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to, typeOnly } of imports)
    if (!typeOnly) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const left = withoutEnds(targets);
  const reached = new Map(left.map((file) => [file, reachableFrom(file, targets)]));
  const circles = left.map((file) =>
    left.filter((other) => reached.get(file)?.has(other) && reached.get(other)?.has(file)),
  );
  return [
    ...new Map(circles.filter((circle) => circle.length > 0).map((circle) => [circle[0], circle])).values(),
  ];
}

/** The files that may lie on a circle: they import one that may. */
function withoutEnds(targets: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  let left = [...targets.keys()];
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    const known = new Set(left);
    left = left.filter((file) => [...(targets.get(file) ?? [])].some((target) => known.has(target)));
  }
  return left.sort();
}

function reachableFrom(file: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const pending = [file];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const target of targets.get(next) ?? []) {
      if (reached.has(target)) continue;
      reached.add(target);
      pending.push(target);
    }
  }
  return reached;
}
