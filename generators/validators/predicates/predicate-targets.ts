import type { ReferenceCheck } from "../../core/checks/check-node.ts";
import { reach } from "../../core/checks/same-value.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import { outermostSchemas } from "../../core/model/reading/direction.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { referenceKey } from "../plan/names.ts";
import { targetsOf } from "../run/cycles.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { mayAcceptUndefined } from "./predicate-facts.ts";
import type { PredicateNode } from "./predicate-node.ts";
import { type PredicateScope, predicateOf } from "./predicate-of.ts";

/** A schema that predicates refer to, in its reading. */
export interface Target {
  readonly schema: SchemaModel;
  readonly reading: SchemaReading;
}

/** The predicates of all schemas, by keys that are the same in every file. */
export class PredicateTargets {
  readonly #run: ZodRun;
  readonly #targets = new Map<string, Target>();
  readonly #nodes = new Map<string, PredicateNode>();
  readonly #undefined = new Map<string, boolean>();
  readonly #nesting: ReadonlySet<SchemaModel>;

  constructor(run: ZodRun) {
    this.#run = run;
    this.#nesting = findNesting(run);
  }

  /** The name of a schema in a reading. */
  keyOf(schema: SchemaModel, given: SchemaReading): string {
    const reading = this.#run.checks.wantedReading(schema, given);
    const key = referenceKey({ kind: "reference", target: schema, reading });
    this.#targets.set(key, { schema, reading });
    return key;
  }

  targetOf(key: string): Target {
    const target = this.#targets.get(key);
    if (!target) throw new Error(`Nothing refers to ${key}.`);
    return target;
  }

  /** The predicate of the schema of a key. */
  readonly nodeOf = (key: string): PredicateNode => {
    const known = this.#nodes.get(key);
    if (known) return known;
    const { schema, reading } = this.targetOf(key);
    const node = predicateOf(this.#run.checks.of(schema, reading), this.scopeIn(schema));
    this.#nodes.set(key, node);
    return node;
  };

  /** The scope of a predicate; `owner` is the schema that it is of. */
  scopeIn(owner: SchemaModel | undefined): PredicateScope {
    return {
      keyOf: ({ target, reading }: ReferenceCheck) => this.keyOf(target, reading),
      isCyclic: ({ target }) => owner !== undefined && this.#run.cycles.connects(owner, target),
      isInMember: false,
    };
  }

  /** False only if a schema is certain to reject `undefined`. One that leads back to itself is not asked again. */
  mayAcceptUndefined = (key: string): boolean => {
    const known = this.#undefined.get(key);
    if (known !== undefined) return known;
    this.#undefined.set(key, true);
    const may = mayAcceptUndefined(this.nodeOf(key), this.mayAcceptUndefined);
    this.#undefined.set(key, may);
    return may;
  };

  isRecursive(schema: SchemaModel): boolean {
    return this.#run.cycles.connects(schema, schema);
  }

  /** True if values of the schema can nest without end, or if the schema is part of one whose values can. */
  nests({ schema }: Target): boolean {
    if (this.#run.cycles.knows(schema)) return this.#nesting.has(schema);
    return targetsOf(schema).some((target) => this.#nesting.has(target));
  }
}

/** Schemas that contain themselves, those that lead to one, and those that one leads to. */
function findNesting({ model, cycles }: ZodRun): ReadonlySet<SchemaModel> {
  const edges = new Map<SchemaModel, readonly SchemaModel[]>();
  const next = (schema: SchemaModel) => {
    const targets = edges.get(schema) ?? targetsOf(schema);
    edges.set(schema, targets);
    return targets;
  };
  const all = reach([...outermostSchemas(model), ...model.schemas.map(({ schema }) => schema)], next);
  const back = new Map<SchemaModel, SchemaModel[]>();
  for (const from of all)
    for (const to of next(from)) {
      const sources = back.get(to);
      if (sources) sources.push(from);
      else back.set(to, [from]);
    }
  const cyclic = [...all].filter((schema) => cycles.connects(schema, schema));
  return new Set([...reach(cyclic, next), ...reach(cyclic, (schema) => back.get(schema) ?? [])]);
}
