import type { Json } from "../../core/json.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { type Budget, createBudget } from "./budget.ts";
import { createSameMeaning, type SameMeaning } from "./meaning/same-meaning.ts";
import { meets } from "./meets.ts";
import type { Obstacle, PathStep } from "./obstacle.ts";
import { createRelation, type Undescribed } from "./relation.ts";
import { createFindValueWithPath } from "./sample/find-value-with-path.ts";
import { createSampler } from "./sample/sampler.ts";
import { expand } from "./terms/expand.ts";
import { termOf } from "./terms/term.ts";

/** Compares schemas by the values that they accept. */
export interface Containment {
  /**
   * Finds reasons why a value of `narrow` may not be a value of `wide`. Empty: containment is proved. An obstacle with
   * a witness is proved as well: one side accepts the witness, the other rejects it. Without a witness, nothing could
   * be proved or disproved.
   */
  findObstacles(narrow: SchemaModel, wide: SchemaModel): readonly Obstacle[];
  /** True if it is proved that no value meets all of the schemas. */
  isEmpty(schemas: readonly SchemaModel[]): boolean;
  /** Finds a value of a schema with something at a path; undefined if none was found. */
  findValueWithPath(schema: SchemaModel, path: readonly PathStep[]): Json | undefined;
  /** True if both have the same constraints, references followed. If not, they may still accept the same values. */
  readonly isSame: SameMeaning;
}

const MOST_STEPS = 200_000;
const MOST_TRIALS = 200_000;
/** Limit of values that are tried in a comparison: finding a rejected one is faster than a proof. */
const MOST_PROBES = 4_000_000;

/** Options of comparisons of schemas. */
export interface ContainmentOptions {
  /** Default `absent`. */
  readonly undescribed?: Undescribed;
  /** Steps of one comparison; beyond them, the result is unknown. */
  readonly comparing?: Budget;
  /** Checks of values to find one witness; beyond them, an obstacle has no witness. */
  readonly sampling?: Budget;
  /** True for schemas that are known to mean the same. Default: none. */
  readonly isKnownSame?: SameMeaning;
}

/** Caches results, so use one instance per pair of documents. */
export function createContainment({
  undescribed = "absent",
  comparing = createBudget(MOST_STEPS),
  sampling = createBudget(MOST_TRIALS),
  isKnownSame = () => false,
}: ContainmentOptions = {}): Containment {
  const isSame = createSameMeaning({ by: "constraints", isKnownSame });
  const sampler = createSampler(sampling);
  const relation = createRelation({ undescribed, isSame, sampler, budget: comparing });
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

  /** Yields values of the whole, for an obstacle whose own witness does not fit into it. */
  function* anyValue(narrow: SchemaModel, wide: SchemaModel): Iterable<Json> {
    for (const alternative of (expand(termOf(narrow)) ?? []).slice(0, 32)) {
      yield* sampler.samples(alternative, [wide]);
    }
  }

  return {
    isSame,
    isEmpty(schemas) {
      comparing.renew();
      sampling.renew(MOST_PROBES);
      return relation.isEmpty({ all: schemas, none: [] });
    },
    findValueWithPath(schema, path) {
      sampling.renew();
      return carrying(termOf(schema), path);
    },
    findObstacles(narrow, wide) {
      comparing.renew();
      sampling.renew(MOST_PROBES);
      const obstacles = relation.compareHere(termOf(narrow), wide);
      return obstacles.map((obstacle) => verified(obstacle, narrow, wide, obstacles.length === 1));
    },
  };
}

/** Caches the result of a function without parameters. */
export function once<Value>(find: () => Value): () => Value {
  let answer: { readonly value: Value } | undefined;
  return () => {
    answer ??= { value: find() };
    return answer.value;
  };
}
