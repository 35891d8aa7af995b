import type { Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Budget, createBudget } from "./budget.ts";
import { compareSchemas } from "./inclusion/compare-schemas.ts";
import { digestOf } from "./meaning/meaning-digest.ts";
import { createSameMeaning, type SameMeaning } from "./meaning/same-meaning.ts";
import { meets } from "./meets.ts";
import type { Obstacle, PathStep } from "./obstacle.ts";
import type { Undescribed } from "./relation.ts";
import { createFindValueWithPath } from "./sample/find-value-with-path.ts";
import { createSampler } from "./sample/sampler.ts";
import { expand } from "./terms/expand.ts";
import { termOf } from "./terms/term.ts";
import { isTriviallySatisfiable } from "./trivially-satisfiable.ts";

/** Compares schemas by the values that they accept. */
export interface Containment {
  /**
   * Why a value of `narrow` may not be a value of `wide`. Empty: every value is one, which is proved. An obstacle with
   * a witness is proved as well: the witness has been accepted by one side and rejected by the other. One without is
   * what could be neither proved nor disproved.
   */
  findObstacles(narrow: SchemaModel, wide: SchemaModel): readonly Obstacle[];
  /** True when it is proved that no value meets all of the schemas. */
  isEmpty(schemas: readonly SchemaModel[]): boolean;
  /** A value of a schema that has something at a path; undefined when none was found. */
  findValueWithPath(schema: SchemaModel, path: readonly PathStep[]): Json | undefined;
  /** True when both are written alike, so that nothing has to be compared. */
  readonly isSame: SameMeaning;
}

const MOST_STEPS = 200_000;
const MOST_TRIALS = 200_000;
/** Values that are tried while schemas are compared: one that is rejected answers sooner than a proof. */
const MOST_PROBES = 4_000_000;

/** How schemas are compared. */
export interface ContainmentOptions {
  /** Default `absent`. */
  readonly undescribed?: Undescribed;
  /** Steps of one question; what takes more is neither proved nor disproved. */
  readonly comparing?: Budget;
  /** Schemas that values are held against to show one obstacle; what takes more is left without a witness. */
  readonly sampling?: Budget;
  /** True for schemas that are known to say the same. Default: none are. */
  readonly isKnownSame?: SameMeaning;
  /** True when it shows at sight that a schema accepts a value. Default: what its own keywords show. */
  isSatisfiable?(schema: SchemaModel): boolean;
}

/** Remembers what it found, so use one for all comparisons of two documents. */
export function createContainment({
  undescribed = "absent",
  comparing = createBudget(MOST_STEPS),
  sampling = createBudget(MOST_TRIALS),
  isKnownSame = () => false,
  isSatisfiable = isTriviallySatisfiable,
}: ContainmentOptions = {}): Containment {
  const hasSameMeaning = createSameMeaning({ by: "constraints", isKnownSame });
  const isSame: SameMeaning = (left, right) =>
    left === right ||
    isKnownSame(left, right) ||
    (digestOf(left, 1) === digestOf(right, 1) && hasSameMeaning(left, right));
  const sampler = createSampler(sampling);
  const { compareHere: compare, isEmpty } = compareSchemas({
    undescribed,
    isSame,
    isSatisfiable,
    sampler,
    budget: comparing,
  });
  const carrying = createFindValueWithPath(sampler);

  function verified(obstacle: Obstacle, narrow: SchemaModel, wide: SchemaModel, isOnly: boolean): Obstacle {
    const proves = (value: Json | undefined) =>
      value !== undefined && meets(narrow, value) && !meets(wide, value);
    return {
      ...obstacle,
      witness: once(() => {
        sampling.renew();
        const own = obstacle.witness();
        if (proves(own)) return own;
        if (!isOnly) return undefined;
        sampling.renew();
        for (const value of anyValue(narrow, wide)) if (proves(value)) return value;
        return undefined;
      }),
    };
  }

  /** Values of the whole, for an obstacle whose own witness did not fit into it. */
  function* anyValue(narrow: SchemaModel, wide: SchemaModel): Iterable<Json> {
    for (const alternative of (expand(termOf(narrow)) ?? []).slice(0, 32)) {
      yield* sampler.samples(alternative, [wide]);
    }
  }

  return {
    isSame: hasSameMeaning, // of schemas at the same place, so that no digest has to rule out most pairs
    isEmpty(schemas) {
      comparing.renew();
      sampling.renew(MOST_PROBES);
      return isEmpty({ all: schemas, none: [] });
    },
    findValueWithPath(schema, path) {
      sampling.renew();
      return carrying(termOf(schema), path);
    },
    findObstacles(narrow, wide) {
      comparing.renew();
      sampling.renew(MOST_PROBES);
      const obstacles = compare(termOf(narrow), wide);
      return obstacles.map((obstacle) => verified(obstacle, narrow, wide, obstacles.length === 1));
    },
  };
}

/** Asked once, answered ever after. */
export function once<Value>(find: () => Value): () => Value {
  let answer: { readonly value: Value } | undefined;
  return () => {
    answer ??= { value: find() };
    return answer.value;
  };
}
