import { typesOf } from "../../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Obstacle } from "../obstacle.ts";
import { isTriviallyDisjoint } from "../terms/trivially-disjoint.ts";
import type { Settled } from "./answers.ts";
import type { Question } from "./obstacle-at.ts";

/** An alternative to compare with a union, and the results about its options. */
export interface UnionQuestion extends Question {
  readonly options: readonly SchemaModel[];
  readonly exclusive: boolean;
  readonly splits: number;
  /** Options that are not trivially disjoint from the alternative. */
  readonly open: readonly SchemaModel[];
  /** Returns reasons why an option does not accept the whole alternative. Cached. */
  obstaclesOf(option: SchemaModel): readonly Obstacle[];
  /** Returns the position of the outermost unfinished comparison that this result assumes. */
  assumptionOf(option: SchemaModel): number | undefined;
}

/** Creates the question. Each option is compared on demand. */
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
