import { typesOf } from "../../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Obstacle, ObstacleKeyword } from "../obstacle.ts";
import type { Settled } from "../relation.ts";
import type { Alternative } from "../terms/alternative.ts";
import { isMarkedApart } from "../terms/marks.ts";
import type { UnionQuestion } from "./partitions.ts";

/** A question about a union, with what is found out about its options. */
export interface AskedUnion extends UnionQuestion {
  readonly exclusive: boolean;
  readonly splits: number;
  /** Why an option does not take the whole alternative; found out once for each. */
  refusedBy(option: SchemaModel): readonly Obstacle[];
  /** The outermost unfinished comparison that this leans on. */
  assumedOf(option: SchemaModel): number | undefined;
}

/** Nothing is found out about an option before it is asked for. */
export function questionOf(
  alternative: Alternative,
  union: Pick<AskedUnion, "options" | "exclusive" | "relation" | "splits">,
): AskedUnion {
  const { relation } = union;
  const found = new Map<SchemaModel, Settled<readonly Obstacle[]>>();
  const isOpen = (option: SchemaModel) =>
    typesOf(option).has(alternative.type) && !isMarkedApart(alternative, option);
  return {
    ...union,
    alternative,
    open: union.options.filter(isOpen),
    refusedBy(option) {
      const known =
        found.get(option) ?? relation.settling(() => relation.compareAlternative(alternative, option));
      found.set(option, known);
      return known.answer;
    },
    assumedOf: (option) => found.get(option)?.assumes,
    mayShareByBounds() {
      const bounds = BOUNDS[alternative.type];
      if (!bounds) return false;
      let others = this.open.length;
      let sharing = 0;
      for (const option of this.open) {
        if (sharing + others < 2) return false; // each refusal is found with some effort
        others -= 1;
        if (this.refusedBy(option).every(({ keyword, path }) => path.length === 0 && bounds.has(keyword)))
          sharing += 1;
      }
      return sharing > 1;
    },
  };
}

/**
 * Keywords by which options of a type may share its values: a cut at the bound settles what they refuse. Objects are not
 * cut by what they require: in large unions that costs more than all the rest, and seldom proves anything.
 */
const BOUNDS: Partial<Record<Alternative["type"], ReadonlySet<ObstacleKeyword>>> = {
  number: new Set<ObstacleKeyword>(["minimum", "maximum"]),
  array: new Set<ObstacleKeyword>(["minItems", "maxItems", "uniqueItems"]),
};
