import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Budget } from "./budget.ts";
import type { EmptinessAnswers } from "./emptiness.ts";
import type { MeaningClass } from "./meaning/meaning-classes.ts";
import type { Obstacle } from "./obstacle.ts";
import type { Sampler } from "./sample/sampler.ts";
import type { Alternative } from "./terms/alternative.ts";
import type { Term } from "./terms/term.ts";

/**
 * Treatment of properties that the narrow side does not describe. `absent`: nobody sends them, so describing them later
 * rejects no value. `possible`: as JSON Schema defines it.
 */
export type Undescribed = "absent" | "possible";

/** A result, and whether it is final despite unfinished comparisons. */
export interface Settled<Answer> {
  readonly answer: Answer;
  readonly isSettled: boolean;
  /** Position of the outermost unfinished comparison that it assumes. */
  readonly assumes: number | undefined;
}

/** Operations of the whole comparison that comparisons of single keywords need. */
export interface Relation {
  readonly undescribed: Undescribed;
  readonly budget: Budget;
  /** Number of nested checks of emptiness. */
  readonly emptinessDepth: number;
  readonly emptiness: EmptinessAnswers;
  /** Returns the relation inside more nested checks of emptiness and more negations. */
  inside(more: { readonly emptinessDepth?: number; readonly negations?: number }): Relation;
  /** True if the first obstacle is enough. */
  readonly isBrief: boolean;
  readonly sampler: Sampler;
  /** Finds obstacles between a term and a schema; empty if every value meets it. For members of the value. */
  compare(narrow: Term, wide: SchemaModel): readonly Obstacle[];
  /** The same for the value itself. */
  compareHere(narrow: Term, wide: SchemaModel): readonly Obstacle[];
  /** The same for one alternative of the value itself. */
  compareAlternative(narrow: Alternative, wide: SchemaModel): readonly Obstacle[];
  /** Compares again without the cache. Used to find witnesses, never to prove that there is no obstacle. */
  compareAnew(narrow: Alternative, wide: SchemaModel): readonly Obstacle[];
  trackAssumptions<Answer>(ask: () => Answer): Settled<Answer>;
  /** True if the budget is used up. */
  isExhausted(): boolean;
  /** True if the term is known to have no value. */
  isEmpty(term: Term): boolean;
  isEmptyAlternative(alternative: Alternative): boolean;
  /** True if it is known that no value of the alternative meets the schema. */
  isDisjoint(alternative: Alternative, schema: SchemaModel): boolean;
  /** True if two schemas have the same constraints, with references followed. */
  isSame(left: SchemaModel, right: SchemaModel): boolean;
  /** True if one part of the alternative has the same constraints as the schema. */
  isPart(alternative: Alternative, schema: SchemaModel): boolean;
  /** Returns a number that only schemas with the same constraints share. */
  classOf: MeaningClass;
}

/** Collects what is found for each item; stops at the first finding if one is enough. */
export function findEach<Item, Found>(
  { isBrief }: Pick<Relation, "isBrief">,
  items: Iterable<Item>,
  find: (item: Item) => readonly Found[],
): Found[] {
  const all: Found[] = [];
  for (const item of items) {
    const found = find(item);
    for (const one of found) all.push(one);
    if (isBrief && found.length > 0) break;
  }
  return all;
}
