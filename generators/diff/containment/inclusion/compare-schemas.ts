import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { type Budget, createBudget } from "../budget.ts";
import {
  createEmptinessAnswers,
  type EmptinessAnswers,
  isDisjoint,
  isEmptyAlternative,
  isEmptyTerm,
} from "../emptiness.ts";
import { createMeaningClasses, type MeaningClass } from "../meaning/meaning-classes.ts";
import type { SameMeaning } from "../meaning/same-meaning.ts";
import { type Obstacle, unknownObstacle } from "../obstacle.ts";
import { findEach, type Relation, type Undescribed } from "../relation.ts";
import type { Sampler } from "../sample/sampler.ts";
import type { Alternative } from "../terms/alternative.ts";
import { expand } from "../terms/expand.ts";
import { acceptsAnything } from "../terms/object-facts.ts";
import { behindReferences, keyOf, numberOf, type Term } from "../terms/term.ts";
import { Answers, type Standing } from "./answers.ts";
import { compareAlternative } from "./compare-alternative.ts";
import { comparePieces, hasManyChoices, isCertain } from "./compare-pieces.ts";
import { mergeObstacles } from "./merge-obstacles.ts";

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

interface ComparisonOptions {
  readonly undescribed: Undescribed;
  readonly isSame: SameMeaning;
  readonly sampler: Sampler;
  /** Beyond it, the result is unknown. */
  readonly budget: Budget;
  /** True in comparisons without cached results, whose witnesses are simple values. */
  readonly isAnew?: boolean;
}

/** State that all comparisons of terms with schemas share. */
interface Comparison extends ComparisonOptions {
  readonly answers: Answers;
  readonly emptiness: EmptinessAnswers;
  /** Results about an alternative, by the schema that it was compared with. */
  readonly answersAbout: (alternative: Alternative) => Map<string, readonly Obstacle[]>;
  readonly classOf: MeaningClass;
  readonly classesOfParts: (alternative: Alternative) => ReadonlySet<number>;
  /** Relations by location. */
  readonly locations: Map<string, Relation>;
}

/** Location of a comparison, and the number of nested checks of emptiness. */
interface Location extends Standing {
  readonly emptinessDepth: number;
}

/** Compares terms with schemas, and caches the results. */
export function compareSchemas(
  options: ComparisonOptions,
): Pick<Relation, "compareHere" | "compareAlternative" | "isEmpty"> {
  const classOf = createMeaningClasses(options.isSame);
  const comparison: Comparison = {
    ...options,
    answers: new Answers(),
    emptiness: createEmptinessAnswers(),
    answersAbout: remembered(() => new Map()),
    classOf,
    classesOfParts: remembered(({ parts }) => new Set(parts.map(classOf))),
    locations: new Map(),
  };
  return relationAt(comparison, { level: 0, negations: 0, emptinessDepth: 0 });
}

/**
 * Returns the relation at a location. Behind a negation, undescribed properties are possible: objects that meet one
 * option of a union may fail another by a property that only the other one describes. There, the first obstacle is
 * enough.
 */
function relationAt(comparison: Comparison, location: Location): Relation {
  const key = `${location.level} ${location.negations} ${location.emptinessDepth}`;
  const relation = comparison.locations.get(key) ?? createRelation(comparison, location);
  comparison.locations.set(key, relation);
  return relation;
}

function createRelation(comparison: Comparison, location: Location): Relation {
  const { answers, budget, classOf, emptiness, isSame, sampler, undescribed } = comparison;
  const { level, negations, emptinessDepth } = location;
  const isTurned = negations > 0;
  const weight = WEIGHT_OF_LEVEL * level + WEIGHT_OF_NEGATION * negations;
  const relation: Relation = {
    budget,
    emptinessDepth,
    emptiness,
    undescribed: isTurned ? "possible" : undescribed,
    isBrief: isTurned,
    sampler,
    isSame,
    isPart: (alternative, schema) => isPart(comparison, alternative, schema),
    isExhausted: () =>
      budget.isExhausted() || weight + WEIGHT_OF_ALTERNATIVE * answers.alternatives > DEEPEST,
    isEmpty: (term) => isEmptyTerm(relation, term),
    isEmptyAlternative: (alternative) => isEmptyAlternative(relation, alternative),
    isDisjoint: (alternative, schema) => isDisjoint(relation, alternative, schema),
    inside: (more) =>
      relationAt(comparison, {
        level,
        negations: negations + (more.negations ?? 0),
        emptinessDepth: emptinessDepth + (more.emptinessDepth ?? 0),
      }),
    classOf,
    trackAssumptions: (ask) => answers.trackAssumptions(ask),
    compare: (term, wide) =>
      relationAt(comparison, { ...location, level: level + 1 }).compareHere(term, wide),
    compareHere: (term, wide) => compareHere({ comparison, location, relation }, term, wide),
    compareAlternative: (alternative, wide) =>
      compareOnce({ comparison, location, relation }, alternative, wide),
    compareAnew: (alternative, wide) => compareAnew(comparison, alternative, wide),
  };
  return relation;
}

/** A comparison at its location. */
interface Placed {
  readonly comparison: Comparison;
  readonly location: Location;
  readonly relation: Relation;
}

function compareHere(placed: Placed, term: Term, reference: SchemaModel): readonly Obstacle[] {
  const { comparison, location, relation } = placed;
  const { answers, isSame } = comparison;
  const wide = behindReferences(reference);
  if (acceptsAnything(wide) || term.all.some((schema) => isSame(schema, wide))) return [];
  const key = `${relation.isBrief} ${questionKey(placed, term, wide)}`;
  const answer = answers.find(key);
  if (answer) return answer;
  const unfinished = answers.findUnfinished(key);
  if (unfinished) return unfinished.level < location.level ? [] : [unknownObstacle(term.all, wide)];
  return answers.keep(key, location, () => compareTerm(placed, term, wide));
}

function questionKey({ comparison, location }: Placed, term: Term, wide: SchemaModel): string {
  if (location.level <= DEEPEST_EXACT_LEVEL) return `${keyOf(term)}<${numberOf(wide)}`;
  const { classOf } = comparison;
  return `~${keyOf(term, classOf)}<${classOf(wide)}`;
}

function compareTerm({ comparison, relation }: Placed, term: Term, wide: SchemaModel): readonly Obstacle[] {
  const { answers, budget } = comparison;
  if (relation.isExhausted()) return [unfinishedObstacle(answers, term.all, wide)];
  const apart = hasManyChoices(term) ? comparePieces({ term, wide }, relation, budget) : undefined;
  if (apart?.every(isCertain)) return mergeObstacles(apart);
  const alternatives = expand(term);
  if (!alternatives) return mergeObstacles(apart ?? [unknownObstacle(term.all, wide)]);
  budget.spend(1 + alternatives.length);
  const found = findEach(relation, alternatives, (alternative) =>
    relation.isEmptyAlternative(alternative) ? [] : relation.compareAlternative(alternative, wide),
  );
  return mergeObstacles(found);
}

/** Not cached; a retry may have more budget. */
function unfinishedObstacle(answers: Answers, narrow: readonly SchemaModel[], wide: SchemaModel): Obstacle {
  answers.assume(0);
  return unknownObstacle(narrow, wide);
}

/**
 * Compares an alternative. References may be cyclic: deeper in the value, a cycle proves what was started; at the same
 * value, it adds no constraint. Only a negation in the cycle proves nothing.
 */
function compareOnce(placed: Placed, alternative: Alternative, wide: SchemaModel): readonly Obstacle[] {
  const { comparison, location, relation } = placed;
  const { answers, answersAbout, budget } = comparison;
  const { type, parts } = alternative;
  const known = answersAbout(alternative);
  const asked = `${relation.isBrief} ${numberOf(wide)}`;
  const present = known.get(asked);
  if (present) return present;
  budget.spend();
  if (relation.isExhausted()) return [unfinishedObstacle(answers, parts, wide)];
  const key = `${type}:${keyOfParts(alternative)}<${asked}`;
  const unfinished = answers.findUnfinishedAlternative(key);
  if (unfinished) {
    const isNegated = unfinished.level === location.level && unfinished.negations < location.negations;
    return isNegated ? [unknownObstacle(parts, wide)] : [];
  }
  const { answer, isSettled } = answers.keepAlternative(key, location, () =>
    compareAlternative(alternative, wide, relation),
  );
  if (isSettled && !relation.isExhausted()) known.set(asked, answer);
  return answer;
}

function compareAnew(
  { isSame, sampler, undescribed, isAnew = false }: Comparison,
  alternative: Alternative,
  wide: SchemaModel,
): readonly Obstacle[] {
  if (isAnew) return [];
  const budget = createBudget(MOST_ANEW);
  const anew = compareSchemas({ isSame, sampler, undescribed, budget, isAnew: true });
  return anew.compareAlternative(alternative, wide);
}

function isPart(
  { classOf, classesOfParts, isSame }: Comparison,
  alternative: Alternative,
  schema: SchemaModel,
): boolean {
  const { parts } = alternative;
  if (parts.length <= FEW_PARTS) return parts.some((part) => isSame(part, schema));
  return classesOfParts(alternative).has(classOf(schema));
}

/** Cached: an alternative may be compared with thousands of schemas. */
const keyOfParts = remembered((alternative: Alternative): string =>
  keyOf({ all: alternative.parts, none: alternative.none }),
);
