import { bestOfEach } from "../../../core/group-by.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Obstacle, PathStep } from "../obstacle.ts";
import { keyOf, numberOf } from "../terms/term.ts";

/** Merges obstacles per keyword and place, with all their types and values; of too many, keeps one per cause. */
export function mergeObstacles(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  if (obstacles.length < 2) return obstacles;
  const merged = new Map<string, Obstacle>();
  for (const obstacle of obstacles) {
    const { keyword, name, wide, path } = obstacle;
    const key = [keyword, name, numberOf(wide), ...path.map(textOf)].join(" ");
    const first = merged.get(key);
    merged.set(key, first ? joined(first, obstacle) : obstacle);
  }
  return merged.size > FEW ? shortest([...merged.values()]) : [...merged.values()];
}

/** Cached: a step is part of the paths of all obstacles inside it. */
const textOf = remembered((step: PathStep): string => JSON.stringify(step));

const FEW = 64;

/** Keeps a shortest path per cause: cyclic components have too many paths. */
function shortest(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  return bestOfEach(
    obstacles,
    ({ keyword, name, wide, narrow }) =>
      [keyword, name, numberOf(wide), keyOf({ all: narrow, none: [] })].join(" "),
    isShorter,
  );
}

/** Of equally long paths, prefers the first in sort order, whatever the order of visits. */
function isShorter({ path }: Obstacle, { path: other }: Obstacle): boolean {
  if (path.length !== other.length) return path.length < other.length;
  return path.map(textOf).join() < other.map(textOf).join();
}

function joined(first: Obstacle, second: Obstacle): Obstacle {
  const values =
    first.values && second.values ? [...new Set([...first.values, ...second.values])] : undefined;
  return {
    ...first,
    // A union is rejected for each option without a partner: all of these are reported.
    ...(first.keyword === "union" ? { narrow: [...new Set([...first.narrow, ...second.narrow])] } : {}),
    types: [...new Set([...first.types, ...second.types])],
    ...(values ? { values } : {}),
    assumes:
      first.assumes === undefined ? undefined : second.assumes && Math.min(first.assumes, second.assumes),
    witness: () => first.witness() ?? second.witness(),
  };
}
