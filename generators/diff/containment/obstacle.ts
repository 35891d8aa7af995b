import type { Json } from "../../core/json.ts";
import type { ValueType } from "../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** Written keywords of each kind of obstacle. */
export const WRITTEN_KEYWORDS = {
  type: ["type", "const", "enum"],
  enum: ["const", "enum"],
  minimum: ["minimum", "exclusiveMinimum"],
  maximum: ["maximum", "exclusiveMaximum"],
  multipleOf: ["multipleOf"],
  minLength: ["minLength"],
  maxLength: ["maxLength"],
  pattern: ["pattern"],
  format: ["format"],
  minItems: ["minItems"],
  maxItems: ["maxItems"],
  uniqueItems: ["uniqueItems"],
  contains: ["contains", "minContains", "maxContains"],
  unevaluatedItems: ["unevaluatedItems"],
  required: [],
  properties: [],
  additionalProperties: ["additionalProperties"],
  propertyNames: ["propertyNames"],
  minProperties: ["minProperties"],
  maxProperties: ["maxProperties"],
  dependentRequired: ["dependentRequired", "dependentSchemas"],
  unevaluatedProperties: ["unevaluatedProperties"],
  union: [],
  oneOf: [],
  not: ["not"],
  nothing: [],
  complexity: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Keyword that some value of the narrow side may not meet. */
export type ObstacleKeyword = keyof typeof WRITTEN_KEYWORDS;

/** One step from a value to a value inside it. */
export type PathStep =
  | { readonly kind: "property"; readonly name: string }
  /** Any property that is not named, or any whose name fits a pattern. */
  | { readonly kind: "properties"; readonly pattern?: string }
  | { readonly kind: "item"; readonly index: number }
  /** Any item after the positional ones. */
  | { readonly kind: "items" };

/**
 * A reason why the values of one side are not known to be values of the other. With a witness it is certain: the
 * witness is a value of the narrow side, at the place where the comparison began, that the wide side rejects.
 */
export interface Obstacle {
  readonly keyword: ObstacleKeyword;
  readonly path: readonly PathStep[];
  /** The schema whose keyword is not met. */
  readonly wide: SchemaModel;
  /** Schemas of the narrow side at the same place. */
  readonly narrow: readonly SchemaModel[];
  /** Name of the property (`required`, `properties`, `dependentRequired`). */
  readonly name?: string;
  /** Rejected values, if they can be listed. */
  readonly values?: readonly Json[];
  /** Types of the rejected values. */
  readonly types: readonly ValueType[];
  /**
   * For an overlap of options of a `oneOf`: position of the outermost unfinished comparison that the overlap relies on.
   * If that comparison fails, the overlap does not exist.
   */
  readonly assumes?: number | undefined;
  /** Searched on the first call; undefined if none was found. */
  witness(): Json | undefined;
}

/** Returns an obstacle that was neither proved nor disproved. */
export function unknownObstacle(narrow: readonly SchemaModel[], wide: SchemaModel): Obstacle {
  return { keyword: "complexity", path: [], wide, narrow, types: [], witness: () => undefined };
}

/** Drops obstacles that assume a comparison which the others show to fail. Inner positions are greater. */
export function withoutAssumed(obstacles: readonly Obstacle[], position: number): readonly Obstacle[] {
  const isAssumed = ({ assumes = -1 }: Obstacle) => assumes >= position;
  if (!obstacles.some(isAssumed)) return obstacles;
  const certain = obstacles.filter((obstacle) => !isAssumed(obstacle));
  return certain.length > 0 ? certain : obstacles;
}

/**
 * Settles the obstacles of a finished inner comparison. If that assumes an outer comparison, obstacles that assume the
 * inner comparison now assume the outer one: if the outer comparison fails, the inner one may have other obstacles.
 */
export function settleObstacles(
  obstacles: readonly Obstacle[],
  { position, outer }: { readonly position: number; readonly outer: number },
): readonly Obstacle[] {
  const assumes = outer < position ? outer : undefined;
  return withoutAssumed(obstacles, position).map((obstacle) =>
    (obstacle.assumes ?? -1) < position ? obstacle : { ...obstacle, assumes },
  );
}
