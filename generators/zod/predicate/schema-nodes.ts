import { outermostSchemas } from "../../core/model/reading/direction.ts";
import type { Reading } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { buildSchema } from "../build/build-schema.ts";
import type { SchemaReading } from "../build/scope.ts";
import type { NameNode, TypeName, ZodNode } from "../build/zod-node.ts";
import { targetsOf } from "../module/cycles.ts";
import { reach } from "../module/same-value.ts";
import { SchemaFileOfRun } from "../module/schema-file-of-run.ts";
import { wantedReading } from "../module/scope-in.ts";
import type { ZodRun } from "../module/zod-run.ts";
import { predicateOf } from "./build/predicate-of.ts";
import { mayAcceptUndefined } from "./predicate-facts.ts";

/** A schema that predicates refer to, in its reading. */
export interface Target {
  readonly schema: SchemaModel;
  readonly reading: SchemaReading;
}

/** The nodes of all schemas as the validators have them, by keys that are the same in every file. */
export class SchemaNodes extends SchemaFileOfRun {
  readonly #targets = new Map<string, Target>();
  readonly #nodes = new Map<string, ZodNode>();
  readonly #undefined = new Map<string, boolean>();
  readonly #nesting: ReadonlySet<SchemaModel>;

  constructor(run: ZodRun) {
    super(run);
    this.#nesting = findNesting(run);
  }

  /** The name of a schema in a reading. */
  keyOf(schema: SchemaModel, reading: SchemaReading): string {
    const wanted = wantedReading(this.run, schema, reading);
    const key = `${wanted} ${schema.place.pointer}`;
    this.#targets.set(key, { schema, reading: wanted });
    return key;
  }

  targetOf(key: string): Target {
    const target = this.#targets.get(key);
    if (!target) throw new Error(`Nothing refers to ${key}.`);
    return target;
  }

  nodeOf = (key: string): ZodNode => {
    const known = this.#nodes.get(key);
    if (known) return known;
    const { schema, reading } = this.targetOf(key);
    const { node } = this.within(schema, () => buildSchema(schema, this.scope(reading)));
    this.#nodes.set(key, node);
    return node;
  };

  /** False only if a schema is certain to reject `undefined`. One that leads back to itself is not asked again. */
  mayAcceptUndefined = (key: string): boolean => {
    const known = this.#undefined.get(key);
    if (known !== undefined) return known;
    this.#undefined.set(key, true);
    const node = predicateOf(this.nodeOf(key), this.nodeOf);
    const may = mayAcceptUndefined(node, this.mayAcceptUndefined);
    this.#undefined.set(key, may);
    return may;
  };

  /** True if values of the schema can nest without end, or if the schema is part of one whose values can. */
  nests({ schema }: Target): boolean {
    if (this.run.cycles.knows(schema)) return this.#nesting.has(schema);
    return targetsOf(schema).some((target) => this.#nesting.has(target));
  }

  schema(target: SchemaModel, reading: SchemaReading): NameNode {
    const name = this.keyOf(target, reading);
    return { kind: "name", name, isCyclic: this.isCyclic(target), goesDeep: this.goesDeep(target) };
  }

  outputOf(target: SchemaModel): TypeName {
    return this.typeOf(target, "exact");
  }

  typeOf({ place }: SchemaModel, reading: Reading): TypeName {
    return { name: `${reading} ${place.pointer}`, isInferred: false };
  }

  /** The validators have reported what is wrong. */
  report(): void {}
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
