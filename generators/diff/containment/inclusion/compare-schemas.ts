import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { type Budget, createBudget } from "../budget.ts";
import { createEmptiness } from "../emptiness.ts";
import { createMeaningClasses } from "../meaning/meaning-classes.ts";
import type { SameMeaning } from "../meaning/same-meaning.ts";
import { finished, type Obstacle, unknownObstacle, withoutAssumed } from "../obstacle.ts";
import { findEach, type Relation, type Settled, type Undescribed } from "../relation.ts";
import type { Sampler } from "../sample/sampler.ts";
import type { Alternative } from "../terms/alternative.ts";
import { expand } from "../terms/expand.ts";
import { saysNothing } from "../terms/object-facts.ts";
import { behindReferences, keyOf, numberOf, type Term } from "../terms/term.ts";
import { compareAlternative } from "./compare-alternative.ts";
import { comparePieces, hasManyChoices, isCertain } from "./compare-pieces.ts";
import { mergeObstacles } from "./merge-obstacles.ts";

/** Further down nothing is compared: every comparison inside another takes its part of the stack. */
const DEEPEST = 1_200;
const OF_LEVEL = 3;
const OF_ALTERNATIVE = 2;
/** Above this number, parts are compared by their class. */
const FEW_PARTS = 16;
/** Steps of a comparison that begins anew. */
const MOST_ANEW = 2_000;

/** The comparison of terms with schemas: what is being compared and what has been, around the comparison itself. */
export function compareSchemas({
  undescribed,
  isSame,
  isInhabited,
  sampler,
  budget,
  isAnew = false,
}: {
  readonly undescribed: Undescribed;
  readonly isSame: SameMeaning;
  /** True when it shows at sight that a schema accepts a value. */
  isInhabited(schema: SchemaModel): boolean;
  readonly sampler: Sampler;
  /** A question that takes more stays without an answer. */
  readonly budget: Budget;
  /** True inside such a comparison: what it finds is shown by simple values. */
  readonly isAnew?: boolean;
}): Pick<Relation, "compareHere" | "compareAlternative" | "isEmpty"> {
  const known = new Map<string, readonly Obstacle[]>();
  const provisional = new Map<string, Provisional>();
  /** Terms that are being compared with schemas, outermost first. */
  const active = new Map<string, Unfinished>();
  /** Alternatives that are being held against a schema. */
  const open = new Map<string, Unfinished>();
  /** What is known of alternatives, by the schema that they were held against. */
  const settled = new WeakMap<Alternative, Map<string, readonly Obstacle[]>>();
  /** How many steps into the value have been taken. */
  let level = 0;
  /** How many negations have been asked about at the same value. */
  let turns = 0;
  /** How much of the stack the comparisons take that are not finished. */
  let depth = 0;
  /** What is thought of properties that the narrow side leaves out; a negated schema may be what speaks of them. */
  let reading = undescribed;
  /** What the current answer is kept under. A brief answer ends at the first obstacle and does not list the others. */
  let manner: Undescribed | "brief" = undescribed;
  /** The outermost unfinished comparison that the current answer leans on. */
  let leansOn = Number.POSITIVE_INFINITY;

  /** The comparison of something inside the value. */
  function compare(term: Term, wide: SchemaModel): readonly Obstacle[] {
    level += 1;
    depth += OF_LEVEL;
    const obstacles = compareHere(term, wide);
    level -= 1;
    depth -= OF_LEVEL;
    return obstacles;
  }

  /** The comparison of the very same value. */
  function compareHere(term: Term, reference: SchemaModel): readonly Obstacle[] {
    const wide = behindReferences(reference);
    if (saysNothing(wide) || term.all.some((schema) => isSame(schema, wide))) return [];
    const key = `${manner} ${keyOf(term)}<${numberOf(wide)}`;
    const answer = known.get(key);
    if (answer) return answer;
    const assumed = provisional.get(key);
    if (assumed) {
      leansOn = Math.min(leansOn, assumed.leansOn);
      return assumed.obstacles;
    }
    const unfinished = active.get(key);
    if (!unfinished) return remembering(key, () => compareTerm(term, wide));
    leansOn = Math.min(leansOn, unfinished.position);
    return unfinished.level < level ? [] : [unknownObstacle(term.all, wide)];
  }

  /**
   * An answer that leans on an unfinished one is kept only until that is done: what it leaves out is told by the one
   * that it leans on.
   */
  function remembering(key: string, answer: () => readonly Obstacle[]): readonly Obstacle[] {
    const position = active.size;
    const outer = leansOn;
    const before = provisional.size;
    active.set(key, { position, level, turns });
    leansOn = Number.POSITIVE_INFINITY;
    const found = answer();
    const obstacles = finished(found, { position, leansOn });
    active.delete(key);
    const isKnown = leansOn >= position;
    if (provisional.size > before)
      settleAnswers(before, { position, isProof: obstacles.length === 0, isKnown });
    if (isKnown) known.set(key, obstacles);
    else provisional.set(key, { obstacles, leansOn });
    leansOn = Math.min(outer, isKnown ? Number.POSITIVE_INFINITY : leansOn);
    if (active.size === 0) provisional.clear();
    return obstacles;
  }

  /**
   * What was answered meanwhile may lean on the comparison that is done now. Where that failed, it proves nothing, and what
   * assumed that it holds is dropped; where that leans on another one itself, it leans on that as well; otherwise it holds
   * whatever becomes of the others.
   */
  function settleAnswers(
    since: number,
    {
      position,
      isProof,
      isKnown,
    }: { readonly position: number; readonly isProof: boolean; readonly isKnown: boolean },
  ): void {
    for (const [key, assumed] of [...provisional].slice(since)) {
      if (!isProof) {
        const certain = assumed.obstacles.filter(({ assumes = -1 }) => assumes < position);
        if (certain.length === 0) provisional.delete(key);
        assumed.obstacles = certain;
        continue;
      }
      assumed.obstacles = finished(assumed.obstacles, { position, leansOn });
      if (assumed.leansOn < position) continue;
      if (!isKnown) assumed.leansOn = leansOn;
      else {
        provisional.delete(key);
        known.set(key, assumed.obstacles);
      }
    }
  }

  function isExhausted(): boolean {
    return budget.isExhausted() || depth > DEEPEST;
  }

  /** Kept for nobody: whoever asks again may get further. */
  function unfinishedObstacle(narrow: readonly SchemaModel[], wide: SchemaModel): Obstacle {
    leansOn = 0;
    return unknownObstacle(narrow, wide);
  }

  function compareTerm(term: Term, wide: SchemaModel): readonly Obstacle[] {
    if (isExhausted()) return [unfinishedObstacle(term.all, wide)];
    const apart = hasManyChoices(term) ? comparePieces({ term, wide }, relation, budget) : undefined;
    if (apart?.every(isCertain)) return mergeObstacles(apart);
    const alternatives = expand(term);
    if (!alternatives) return mergeObstacles(apart ?? [unknownObstacle(term.all, wide)]);
    budget.spend(1 + alternatives.length);
    const found = findEach(relation, alternatives, (alternative) =>
      emptiness.isEmptyAlternative(alternative) ? [] : guarded(alternative, wide),
    );
    return mergeObstacles(found);
  }

  /**
   * References may lead back to where they started: deeper in the value that is met where it was met before, at the same
   * value it constrains nothing more. Only a negation that leads back to itself tells nothing.
   */
  function guarded(alternative: Alternative, wide: SchemaModel): readonly Obstacle[] {
    const { type, parts } = alternative;
    const answers = settled.get(alternative) ?? new Map<string, readonly Obstacle[]>();
    settled.set(alternative, answers);
    const asked = `${manner} ${numberOf(wide)}`;
    const answer = answers.get(asked);
    if (answer) return answer;
    budget.spend();
    if (isExhausted()) return [unfinishedObstacle(parts, wide)];
    const key = `${manner} ${type}:${keyOfParts(alternative)}<${numberOf(wide)}`;
    const unfinished = open.get(key);
    if (unfinished) {
      leansOn = Math.min(leansOn, unfinished.position - 0.5);
      return unfinished.level === level && unfinished.turns < turns ? [unknownObstacle(parts, wide)] : [];
    }
    open.set(key, { position: active.size, level, turns });
    depth += OF_ALTERNATIVE;
    const position = active.size - 0.5;
    const { answer: found, isSettled } = settling(() => compareAlternative(alternative, wide, relation));
    const obstacles = withoutAssumed(found, position);
    depth -= OF_ALTERNATIVE;
    open.delete(key);
    if (isSettled && !isExhausted()) answers.set(asked, obstacles);
    return obstacles;
  }

  /**
   * Asks about the same value on account of a negation. What nobody describes cannot be left out there: objects that
   * meet one branch of a union escape another by a property that only the other one describes. The answer is
   * only whether there is an obstacle.
   */
  function turned<Answer>(ask: () => Answer): Answer {
    const outer = { reading, manner };
    turns += 1;
    reading = "possible";
    manner = "brief";
    const answer = ask();
    turns -= 1;
    ({ reading, manner } = outer);
    return answer;
  }

  /** An answer, and whether it holds whatever becomes of the comparisons that are not finished. */
  function settling<Answer>(ask: () => Answer): Settled<Answer> {
    const outer = leansOn;
    leansOn = Number.POSITIVE_INFINITY;
    const answer = ask();
    const isSettled = leansOn === Number.POSITIVE_INFINITY;
    const assumes = isSettled ? undefined : leansOn;
    leansOn = Math.min(outer, leansOn);
    return { answer, isSettled, assumes };
  }

  function compareAnew(alternative: Alternative, wide: SchemaModel): readonly Obstacle[] {
    if (isAnew) return [];
    const apart = { isSame, isInhabited, sampler, budget: createBudget(MOST_ANEW), isAnew: true };
    return compareSchemas({ ...apart, undescribed }).compareAlternative(alternative, wide);
  }

  const classOf = createMeaningClasses(isSame);
  const classes = new WeakMap<Alternative, ReadonlySet<number>>();

  function isPart(alternative: Alternative, schema: SchemaModel): boolean {
    const { parts } = alternative;
    if (parts.length <= FEW_PARTS) return parts.some((part) => isSame(part, schema));
    const known = classes.get(alternative) ?? new Set(parts.map(classOf));
    classes.set(alternative, known);
    return known.has(classOf(schema));
  }

  const emptiness = createEmptiness({
    settling,
    budget,
    classOf,
    isExhausted,
    isInhabited,
    sampler,
    compareHere: (term, wide) => turned(() => compareHere(term, wide)),
    compareAlternative: (alternative, wide) => turned(() => guarded(alternative, wide)),
  });
  const relation: Relation = {
    get undescribed() {
      return reading;
    },
    get isBrief() {
      return manner === "brief";
    },
    sampler,
    isSame,
    isPart,
    isExhausted,
    classOf,
    compare,
    compareHere,
    compareAlternative: guarded,
    compareAnew,
    settling,
    isEmpty: emptiness.isEmpty,
    isEmptyAlternative: emptiness.isEmptyAlternative,
    isDisjoint: emptiness.isDisjoint,
  };
  return relation;
}

const keys = new WeakMap<Alternative, string>();

/** Read once for the thousands of schemas that an alternative may be held against. */
function keyOfParts(alternative: Alternative): string {
  const known = keys.get(alternative) ?? keyOf({ all: alternative.parts, none: alternative.none });
  keys.set(alternative, known);
  return known;
}

/** An answer that holds if the comparisons do that it leans on. */
interface Provisional {
  obstacles: readonly Obstacle[];
  /** The outermost of them. */
  leansOn: number;
}

/** A comparison that is not finished: where it stands among those, and where in the value. */
interface Unfinished {
  readonly position: number;
  readonly level: number;
  readonly turns: number;
}
