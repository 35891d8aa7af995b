import type { Obstacle } from "./obstacle.ts";
import { numberOf } from "./term.ts";

/** One obstacle per keyword and place, with every type and value that meets it. */
export function mergeObstacles(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const merged = new Map<string, Obstacle>();
  for (const obstacle of obstacles) {
    const key = [
      obstacle.keyword,
      obstacle.name,
      numberOf(obstacle.wide),
      JSON.stringify(obstacle.path),
    ].join(" ");
    const first = merged.get(key);
    merged.set(key, first ? joined(first, obstacle) : obstacle);
  }
  return [...merged.values()];
}

function joined(first: Obstacle, second: Obstacle): Obstacle {
  const values =
    first.values && second.values ? [...new Set([...first.values, ...second.values])] : undefined;
  return {
    ...first,
    types: [...new Set([...first.types, ...second.types])],
    ...(values ? { values } : {}),
    witness: () => first.witness() ?? second.witness(),
  };
}
