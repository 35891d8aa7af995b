import { bestOfEach } from "../../../../core/group-by.ts";
import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import type { Obstacle } from "../../../containment/obstacle.ts";
import type { Travel } from "../direction/directional-view.ts";
import type { SchemaPair } from "../finding.ts";
import { isShorter, valuePath } from "../value-path.ts";

/** `lost`: values that were accepted may not be any more. `gained`: values that were not accepted may be now. */
export type EffectKind = "lost" | "gained";

/** Returns the harmful effect: lost values in requests, gained values in responses. */
export function harmfulEffect(direction: Travel): EffectKind {
  return direction === "request" ? "lost" : "gained";
}

/** Reason why two schemas accept different values. */
export interface Effect {
  readonly kind: EffectKind;
  readonly obstacle: Obstacle;
}

/** Finds the causes of differences between two schemas in both directions, each once. */
export function findEffects(containment: Containment, { base, revision }: SchemaPair): Effect[] {
  if (containment.isSame(base, revision)) return [];
  return [
    ...effectsOf("lost", containment.findObstacles(base, revision)),
    ...effectsOf("gained", containment.findObstacles(revision, base)),
  ];
}

/** Keeps the shortest path of each cause: a shared component may be reached over many properties. */
function effectsOf(kind: EffectKind, obstacles: readonly Obstacle[]): Effect[] {
  return bestOfEach(obstacles, causeOf, isShorter).map((obstacle) => ({ kind, obstacle }));
}

function causeOf({ keyword, name, wide, narrow, path }: Obstacle): string {
  const isShared = ({ location }: SchemaModel) => location.pointer.startsWith("/components/");
  const shared = narrow.filter(isShared).map(({ location }) => location.pointer);
  const locations =
    isShared(wide) && shared.length > 0 ? [wide.location.pointer, ...shared.sort()] : undefined;
  return JSON.stringify([keyword, name, locations ?? [wide.location.pointer, valuePath(path)]]);
}
