import { typesOf } from "../../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Obstacle } from "../obstacle.ts";
import type { Settled } from "../relation.ts";
import { isTriviallyDisjoint } from "../terms/trivially-disjoint.ts";
import type { Question } from "./obstacle-at.ts";

/** The values of an alternative held against a union, with what is found out about its options. */
export interface UnionQuestion extends Question {
  readonly options: readonly SchemaModel[];
  readonly exclusive: boolean;
  readonly splits: number;
  /** The options that no type and no mark rules out at sight: no value of the alternative meets another one. */
  readonly open: readonly SchemaModel[];
  /** Why an option does not take the whole alternative; found out once for each. */
  obstaclesOf(option: SchemaModel): readonly Obstacle[];
  /** The outermost unfinished comparison that this leans on. */
  assumptionOf(option: SchemaModel): number | undefined;
}

/** Nothing is found out about an option before it is asked for. */
export function createUnionQuestion(
  union: Pick<UnionQuestion, "alternative" | "wide" | "relation" | "options" | "exclusive" | "splits">,
): UnionQuestion {
  const { alternative, relation } = union;
  const found = new Map<SchemaModel, Settled<readonly Obstacle[]>>();
  const isOpen = (option: SchemaModel) =>
    typesOf(option).has(alternative.type) && !isTriviallyDisjoint(alternative, option);
  return {
    ...union,
    open: union.options.filter(isOpen),
    obstaclesOf(option) {
      const known =
        found.get(option) ??
        relation.trackAssumptions(() => relation.compareAlternative(alternative, option));
      found.set(option, known);
      return known.answer;
    },
    assumptionOf: (option) => found.get(option)?.assumes,
  };
}
