import type { Json } from "../../core/json.ts";
import type { ValueType } from "../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** What a document writes for each keyword that some value of the narrow side may not meet. */
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

/** The keyword that some value of the narrow side may not meet. */
export type ObstacleKeyword = keyof typeof WRITTEN_KEYWORDS;

/** One step from a value to a value inside it. */
export type PathStep =
  | { readonly kind: "property"; readonly name: string }
  /** Any property that is not named, or any whose name fits a pattern. */
  | { readonly kind: "properties"; readonly pattern?: string }
  | { readonly kind: "item"; readonly index: number }
  /** Any item after those that are named one by one. */
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
  /** What the narrow side says at the same place. */
  readonly narrow: readonly SchemaModel[];
  /** Name of the property that is spoken of (`required`, `properties`, `dependentRequired`). */
  readonly name?: string;
  /** Values that are rejected, where they can be listed. */
  readonly values?: readonly Json[];
  /** Types of the values that are rejected. */
  readonly types: readonly ValueType[];
  /**
   * Set where an option of a `oneOf` was taken to hold on account of comparisons that are not finished: the outermost of
   * them. Should that fail, the option does not hold, so that no other one holds beside it.
   */
  readonly assumes?: number | undefined;
  /** Looked for when it is first asked for; undefined when none was found. */
  witness(): Json | undefined;
}

/** What could be neither proved nor disproved. */
export function unknownObstacle(narrow: readonly SchemaModel[], wide: SchemaModel): Obstacle {
  return { keyword: "complexity", path: [], wide, narrow, types: [], witness: () => undefined };
}

/** The obstacles without those that assume a comparison which the others show to fail. Positions of comparisons grow inwards. */
export function withoutAssumed(obstacles: readonly Obstacle[], position: number): readonly Obstacle[] {
  const isAssumed = ({ assumes = -1 }: Obstacle) => assumes >= position;
  if (!obstacles.some(isAssumed)) return obstacles;
  const certain = obstacles.filter((obstacle) => !isAssumed(obstacle));
  return certain.length > 0 ? certain : obstacles;
}

/**
 * The obstacles of a comparison that is finished: nothing leans on it any more. Where it leans on an outer one itself, what
 * is left assumes that one: should it fail, this one may fail for more reasons than it reports.
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
