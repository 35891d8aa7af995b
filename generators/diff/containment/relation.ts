import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { Budget } from "./budget.ts";
import type { EmptinessAnswers } from "./emptiness.ts";
import type { MeaningClass } from "./meaning/meaning-classes.ts";
import type { Obstacle } from "./obstacle.ts";
import type { Sampler } from "./sample/sampler.ts";
import type { Alternative } from "./terms/alternative.ts";
import type { Term } from "./terms/term.ts";

/**
 * What is thought of a property of which the narrow side says nothing. `absent`: nobody sends what no description
 * names, so describing it later takes nothing away. `possible`: by the letter of JSON Schema.
 */
export type Undescribed = "absent" | "possible";

/** An answer, and whether it holds whatever becomes of the comparisons that are not finished. */
export interface Settled<Answer> {
  readonly answer: Answer;
  readonly isSettled: boolean;
  /** The outermost unfinished comparison that it leans on. */
  readonly assumes: number | undefined;
}

/** What the comparison of one kind of keyword asks of the comparison as a whole. */
export interface Relation {
  readonly undescribed: Undescribed;
  readonly budget: Budget;
  /** How many questions about emptiness this is asked in. */
  readonly emptinessDepth: number;
  readonly emptiness: EmptinessAnswers;
  /** True when it shows at sight that a schema accepts a value. */
  isSatisfiable(schema: SchemaModel): boolean;
  /** The comparison inside so many more of such questions, and on account of so many more negations. */
  inside(more: { readonly emptinessDepth?: number; readonly negations?: number }): Relation;
  /** True while it only matters whether there is an obstacle: the first one is enough. */
  readonly isBrief: boolean;
  readonly sampler: Sampler;
  /** Why not every value of the term is known to meet the schema; empty when all do. For values inside the value. */
  compare(narrow: Term, wide: SchemaModel): readonly Obstacle[];
  /** The same for the value itself. */
  compareHere(narrow: Term, wide: SchemaModel): readonly Obstacle[];
  /** The same for one alternative of the value itself. */
  compareAlternative(narrow: Alternative, wide: SchemaModel): readonly Obstacle[];
  /** The same as if nothing had been asked before, so that it takes time; for values, never for proofs. */
  compareAnew(narrow: Alternative, wide: SchemaModel): readonly Obstacle[];
  trackAssumptions<Answer>(ask: () => Answer): Settled<Answer>;
  /** True when the question has taken so much that no more is found out. */
  isExhausted(): boolean;
  /** True when the term is known to have no value. */
  isEmpty(term: Term): boolean;
  isEmptyAlternative(alternative: Alternative): boolean;
  /** True when no value of the alternative meets the schema, as far as is known. */
  isDisjoint(alternative: Alternative, schema: SchemaModel): boolean;
  /** True when two schemas are written alike, references followed. */
  isSame(left: SchemaModel, right: SchemaModel): boolean;
  /** True when one part of the alternative is written like the schema. */
  isPart(alternative: Alternative, schema: SchemaModel): boolean;
  /** A number that schemas share when they are written alike. */
  classOf: MeaningClass;
}

/** What is found about each of several things; where the first finding is enough, nothing after it is looked at. */
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
