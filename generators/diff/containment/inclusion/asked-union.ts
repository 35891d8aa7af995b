import { typesOf } from "../../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Obstacle } from "../obstacle.ts";
import type { Settled } from "../relation.ts";
import { isMarkedApart } from "../terms/marks.ts";
import type { Question } from "./obstacle-at.ts";

/** The values of an alternative held against a union, with what is found out about its options. */
export interface AskedUnion extends Question {
  readonly options: readonly SchemaModel[];
  readonly exclusive: boolean;
  readonly splits: number;
  /** The options that no type and no mark rules out at sight: no value of the alternative meets another one. */
  readonly open: readonly SchemaModel[];
  /** Why an option does not take the whole alternative; found out once for each. */
  refusedBy(option: SchemaModel): readonly Obstacle[];
  /** The outermost unfinished comparison that this leans on. */
  assumedOf(option: SchemaModel): number | undefined;
}

/** Nothing is found out about an option before it is asked for. */
export function questionOf(
  union: Pick<AskedUnion, "alternative" | "wide" | "relation" | "options" | "exclusive" | "splits">,
): AskedUnion {
  const { alternative, relation } = union;
  const found = new Map<SchemaModel, Settled<readonly Obstacle[]>>();
  const isOpen = (option: SchemaModel) =>
    typesOf(option).has(alternative.type) && !isMarkedApart(alternative, option);
  return {
    ...union,
    open: union.options.filter(isOpen),
    refusedBy(option) {
      const known =
        found.get(option) ?? relation.settling(() => relation.compareAlternative(alternative, option));
      found.set(option, known);
      return known.answer;
    },
    assumedOf: (option) => found.get(option)?.assumes,
  };
}
