import type { SchemaModel } from "../../core/model/schema-model.ts";
import { remembered } from "../../core/remembered.ts";
import { type Budget, createBudget } from "./budget.ts";
import {
  createEmptinessAnswers,
  type EmptinessAnswers,
  isDisjoint,
  isEmptyAlternative,
  isEmptyTerm,
} from "./emptiness.ts";
import { Answers, type Settled, type Standing } from "./inclusion/answers.ts";
import { compareAlternative } from "./inclusion/compare-alternative.ts";
import { comparePieces, hasManyChoices, isCertain } from "./inclusion/compare-pieces.ts";
import { mergeObstacles } from "./inclusion/merge-obstacles.ts";
import { createMeaningClasses, type MeaningClass } from "./meaning/meaning-classes.ts";
import type { SameMeaning } from "./meaning/same-meaning.ts";
import { type Obstacle, unknownObstacle } from "./obstacle.ts";
import type { Sampler } from "./sample/sampler.ts";
import type { Alternative } from "./terms/alternative.ts";
import { expand } from "./terms/expand.ts";
import { acceptsAnything } from "./terms/object-facts.ts";
import { behindReferences, keyOf, numberOf, type Term } from "./terms/term.ts";

/**
 * Treatment of properties that the narrow side does not describe. `absent`: nobody sends them, so describing them later
 * rejects no value. `possible`: as JSON Schema defines it.
 */
export type Undescribed = "absent" | "possible";

/**
 * Limit of the weighted sum of levels, alternatives and negations, which all use the stack. Measured with
 * `deep-schemas.test.ts`: the stack was full at a sum of 2,079 for options of a union, and above that for all others.
 */
const DEEPEST = 1_830;
const WEIGHT_OF_LEVEL = 4;
const WEIGHT_OF_ALTERNATIVE = 5;
const WEIGHT_OF_NEGATION = 4;
/** Deeper, schemas with the same constraints share their results, so that cycles through inline schemas end sooner. */
const DEEPEST_EXACT_LEVEL = 30;
/** Above this number, parts are compared by their class. */
const FEW_PARTS = 16;
/** Steps of a comparison without cached results. */
const MOST_ANEW = 2_000;

/** Settings of a comparison. */
interface ComparisonOptions {
  readonly undescribed: Undescribed;
  /** True if two schemas have the same constraints, with references followed. */
  readonly isSame: SameMeaning;
  readonly sampler: Sampler;
  /** Beyond it, the result is unknown. */
  readonly budget: Budget;
  /** True in comparisons without cached results, whose witnesses are simple values. */
  readonly isAnew?: boolean;
}

/** State that all comparisons of terms with schemas share. */
interface Shared extends ComparisonOptions {
  readonly answers: Answers;
  readonly emptiness: EmptinessAnswers;
  /** Returns a number that only schemas with the same constraints share. */
  readonly classOf: MeaningClass;
  readonly classesOfParts: (alternative: Alternative) => ReadonlySet<number>;
  /** Results about an alternative, by the schema that it was compared with. */
  readonly answersAbout: (alternative: Alternative) => Map<string, readonly Obstacle[]>;
  /** Relations by location. */
  readonly relations: Map<string, Relation>;
}

/** Location of a comparison, and the number of nested checks of emptiness. */
interface Location extends Standing {
  readonly emptinessDepth: number;
}

/** Returns the relation of terms and schemas at the outermost location. */
export function createRelation(options: ComparisonOptions): Relation {
  const classOf = createMeaningClasses(options.isSame);
  const shared: Shared = {
    ...options,
    answers: new Answers(),
    emptiness: createEmptinessAnswers(),
    classOf,
    classesOfParts: remembered(({ parts }) => new Set(parts.map(classOf))),
    answersAbout: remembered(() => new Map()),
    relations: new Map(),
  };
  return new Relation(shared, { level: 0, negations: 0, emptinessDepth: 0 });
}

/** Compares terms with schemas at a location, and caches the results. */
export class Relation {
  readonly shared: Shared;
  readonly location: Location;
  readonly sampler: Sampler;
  /** Returns a number that only schemas with the same constraints share. */
  readonly classOf: MeaningClass;
  /** True if the first obstacle is enough: behind a negation. */
  readonly isBrief: boolean;
  /**
   * Behind a negation, undescribed properties are possible: objects that meet one option of a union may fail another by a
   * property that only the other one describes.
   */
  readonly undescribed: Undescribed;

  constructor(shared: Shared, location: Location) {
    this.shared = shared;
    this.location = location;
    this.sampler = shared.sampler;
    this.classOf = shared.classOf;
    this.isBrief = location.negations > 0;
    this.undescribed = this.isBrief ? "possible" : shared.undescribed;
  }

  /** Returns the relation deeper in the value, or inside more nested checks of emptiness and more negations. */
  inside(more: Partial<Location>): Relation {
    const { level, negations, emptinessDepth } = this.location;
    const location = {
      level: level + (more.level ?? 0),
      negations: negations + (more.negations ?? 0),
      emptinessDepth: emptinessDepth + (more.emptinessDepth ?? 0),
    };
    const { relations } = this.shared;
    const key = `${location.level} ${location.negations} ${location.emptinessDepth}`;
    const relation = relations.get(key) ?? new Relation(this.shared, location);
    relations.set(key, relation);
    return relation;
  }

  /** True if the budget is used up. */
  isExhausted(): boolean {
    const { answers, budget } = this.shared;
    const { level, negations } = this.location;
    const weight =
      WEIGHT_OF_LEVEL * level + WEIGHT_OF_NEGATION * negations + WEIGHT_OF_ALTERNATIVE * answers.alternatives;
    return budget.isExhausted() || weight > DEEPEST;
  }

  /** Collects what is found for each item; stops at the first finding if one is enough. */
  findEach<Item, Found>(items: Iterable<Item>, find: (item: Item) => readonly Found[]): Found[] {
    const all: Found[] = [];
    for (const item of items) {
      const found = find(item);
      for (const one of found) all.push(one);
      if (this.isBrief && found.length > 0) break;
    }
    return all;
  }

  trackAssumptions<Answer>(ask: () => Answer): Settled<Answer> {
    return this.shared.answers.trackAssumptions(ask);
  }

  /** True if the term is known to have no value. */
  isEmpty(term: Term): boolean {
    return isEmptyTerm(this, term);
  }

  isEmptyAlternative(alternative: Alternative): boolean {
    return isEmptyAlternative(this, alternative);
  }

  /** True if it is known that no value of the alternative meets the schema. */
  isDisjoint(alternative: Alternative, schema: SchemaModel): boolean {
    return isDisjoint(this, alternative, schema);
  }

  /** True if one part of the alternative has the same constraints as the schema. */
  isPart(alternative: Alternative, schema: SchemaModel): boolean {
    const { classOf, classesOfParts, isSame } = this.shared;
    const { parts } = alternative;
    if (parts.length <= FEW_PARTS) return parts.some((part) => isSame(part, schema));
    return classesOfParts(alternative).has(classOf(schema));
  }

  /** Finds obstacles between a term and a schema; empty if every value meets it. For members of the value. */
  compare(narrow: Term, wide: SchemaModel): readonly Obstacle[] {
    return this.inside({ level: 1 }).compareHere(narrow, wide);
  }

  /** The same for the value itself. */
  compareHere(narrow: Term, reference: SchemaModel): readonly Obstacle[] {
    const { answers, isSame } = this.shared;
    const wide = behindReferences(reference);
    if (acceptsAnything(wide) || narrow.all.some((schema) => isSame(schema, wide))) return [];
    const key = `${this.isBrief} ${this.#keyOf(narrow, wide)}`;
    const answer = answers.find(key);
    if (answer) return answer;
    const unfinished = answers.findUnfinished(key);
    if (unfinished) return unfinished.level < this.location.level ? [] : [unknownObstacle(narrow.all, wide)];
    return answers.keep(key, this.location, () => this.#compareTerm(narrow, wide));
  }

  #keyOf(term: Term, wide: SchemaModel): string {
    if (this.location.level <= DEEPEST_EXACT_LEVEL) return `${keyOf(term)}<${numberOf(wide)}`;
    return `~${keyOf(term, this.classOf)}<${this.classOf(wide)}`;
  }

  #compareTerm(term: Term, wide: SchemaModel): readonly Obstacle[] {
    const { budget } = this.shared;
    if (this.isExhausted()) return [this.#unfinished(term.all, wide)];
    const apart = hasManyChoices(term) ? comparePieces({ term, wide }, this, budget) : undefined;
    if (apart?.every(isCertain)) return mergeObstacles(apart);
    const alternatives = expand(term);
    if (!alternatives) return mergeObstacles(apart ?? [unknownObstacle(term.all, wide)]);
    budget.spend(1 + alternatives.length);
    const found = this.findEach(alternatives, (alternative) =>
      this.isEmptyAlternative(alternative) ? [] : this.compareAlternative(alternative, wide),
    );
    return mergeObstacles(found);
  }

  /** Not cached; a retry may have more budget. */
  #unfinished(narrow: readonly SchemaModel[], wide: SchemaModel): Obstacle {
    this.shared.answers.assume(0);
    return unknownObstacle(narrow, wide);
  }

  /**
   * Finds obstacles for one alternative of the value itself. References may be cyclic: deeper in the value, a cycle proves
   * what was started; at the same value, it adds no constraint. Only a negation in the cycle proves nothing.
   */
  compareAlternative(alternative: Alternative, wide: SchemaModel): readonly Obstacle[] {
    const { answers, answersAbout, budget } = this.shared;
    const { type, parts } = alternative;
    const known = answersAbout(alternative);
    const asked = `${this.isBrief} ${numberOf(wide)}`;
    const present = known.get(asked);
    if (present) return present;
    budget.spend();
    if (this.isExhausted()) return [this.#unfinished(parts, wide)];
    const key = `${type}:${keyOfParts(alternative)}<${asked}`;
    const unfinished = answers.findUnfinishedAlternative(key);
    if (unfinished) {
      const { level, negations } = this.location;
      const isNegated = unfinished.level === level && unfinished.negations < negations;
      return isNegated ? [unknownObstacle(parts, wide)] : [];
    }
    const { answer, isSettled } = answers.keepAlternative(key, this.location, () =>
      compareAlternative(alternative, wide, this),
    );
    if (isSettled && !this.isExhausted()) known.set(asked, answer);
    return answer;
  }

  /** Compares again without cached results. Used to find witnesses, never to prove that there is no obstacle. */
  compareAnew(alternative: Alternative, wide: SchemaModel): readonly Obstacle[] {
    if (this.shared.isAnew) return [];
    const anew = createRelation({ ...this.shared, budget: createBudget(MOST_ANEW), isAnew: true });
    return anew.compareAlternative(alternative, wide);
  }
}

/** Cached: an alternative may be compared with thousands of schemas. */
const keyOfParts = remembered((alternative: Alternative): string =>
  keyOf({ all: alternative.parts, none: alternative.none }),
);
