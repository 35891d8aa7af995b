import type { CheckNode, ReferenceCheck } from "../../core/checks/check-node.ts";
import type { SchemaReading } from "../../core/checks/scope.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { referenceKey } from "../plan/names.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { mayAcceptUndefined } from "./part-facts.ts";

/** A schema that predicates refer to, in its reading. */
export interface Target {
  readonly schema: SchemaModel;
  readonly reading: SchemaReading;
  /** The same in every file. */
  readonly key: string;
}

/** The schemas that have predicates. */
export class PredicateTargets {
  readonly #run: ZodRun;
  readonly #undefined = new Map<string, boolean>();

  constructor(run: ZodRun) {
    this.#run = run;
  }

  targetOf({ target: schema, reading: given }: Pick<ReferenceCheck, "target" | "reading">): Target {
    const reading = this.#run.checks.wantedReading(schema, given);
    return { schema, reading, key: referenceKey({ kind: "reference", target: schema, reading }) };
  }

  checkOf({ schema, reading }: Target): CheckNode {
    return this.#run.checks.of(schema, reading);
  }

  /** True where a reference leads back to the schema whose predicate it is in. */
  isCyclic(owner: SchemaModel | undefined, { target }: ReferenceCheck): boolean {
    return owner !== undefined && this.#run.cycles.connects(owner, target);
  }

  /** False only if a schema is certain to reject `undefined`. One that leads back to itself is not asked again. */
  mayAcceptUndefined = (reference: ReferenceCheck): boolean => {
    const target = this.targetOf(reference);
    const known = this.#undefined.get(target.key);
    if (known !== undefined) return known;
    this.#undefined.set(target.key, true);
    const may = mayAcceptUndefined(this.checkOf(target), this.mayAcceptUndefined);
    this.#undefined.set(target.key, may);
    return may;
  };

  isRecursive(schema: SchemaModel): boolean {
    return this.#run.cycles.connects(schema, schema);
  }

  /** True if values of the schema can nest without end, or if the schema is part of one whose values can. */
  nests({ schema }: Target): boolean {
    return this.#run.cycles.nests(schema);
  }
}
