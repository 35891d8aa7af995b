import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import type { Obstacle } from "../../../containment/obstacle.ts";
import type { Travel } from "../direction/directional-view.ts";
import type { SchemaPair } from "../finding.ts";
import { isBefore, valuePath } from "../value-path.ts";

/** `lost`: values that were accepted may not be any more. `gained`: values that were not accepted may be now. */
export type EffectKind = "lost" | "gained";

/** In requests it hurts when values are lost, in responses when some are gained. */
export function harmfulEffect(direction: Travel): EffectKind {
  return direction === "request" ? "lost" : "gained";
}

/** Why the values of the two sides are not the same. */
export interface Effect {
  readonly kind: EffectKind;
  readonly obstacle: Obstacle;
}

/** Causes of a difference of two schemas, in both directions; each once. */
export function findEffects(containment: Containment, { base, revision }: SchemaPair): Effect[] {
  if (containment.isSame(base, revision)) return [];
  return [
    ...shortest(containment.findObstacles(base, revision)).map(
      (obstacle): Effect => ({ kind: "lost", obstacle }),
    ),
    ...shortest(containment.findObstacles(revision, base)).map(
      (obstacle): Effect => ({ kind: "gained", obstacle }),
    ),
  ];
}

/** A shared component may be reached over many properties: the shortest way stands for all. */
function shortest(obstacles: readonly Obstacle[]): Obstacle[] {
  const kept = new Map<string, Obstacle>();
  for (const obstacle of obstacles) {
    const key = causeOf(obstacle);
    const known = kept.get(key);
    if (!known || isBefore(obstacle.path, known.path)) kept.set(key, obstacle);
  }
  return [...kept.values()];
}

function causeOf({ keyword, name, wide, narrow, path }: Obstacle): string {
  const isShared = ({ location }: SchemaModel) => location.pointer.startsWith("/components/");
  const shared = narrow.filter(isShared).map(({ location }) => location.pointer);
  const locations =
    isShared(wide) && shared.length > 0 ? [wide.location.pointer, ...shared.sort()] : undefined;
  return JSON.stringify([keyword, name, locations ?? [wide.location.pointer, valuePath(path)]]);
}
