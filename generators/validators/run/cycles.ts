import type { ApiModel } from "../../core/model/api-model.ts";
import { outermostSchemas } from "../../core/model/reading/direction.ts";
import { referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** Which schemas contain each other through references, and which go deep. */
export interface Cycles {
  /** True when `to` is referred to from within `from`, and leads back there. */
  connects(from: SchemaModel, to: SchemaModel): boolean;
  /** True for a component, and for what a reference leads to. */
  knows(schema: SchemaModel): boolean;
  /** True for a schema that TypeScript infers no type for: too many others are inside of it. */
  goesDeep(schema: SchemaModel): boolean;
}

/**
 * TypeScript infers the type of values through a dozen schemas, if each of them is nullable and optional, and through more
 * of other kinds. A type that is written out ends that.
 */
const INFERRED_LEVELS = 8;

/** Finds the groups of schemas that lead to each other: the strongly connected components of the references. */
export function findCycles(model: ApiModel): Cycles {
  const search = new CycleSearch();
  for (const schema of outermostSchemas(model)) search.visit(schema);
  return {
    connects: (from, to) => search.isGroup(from, to),
    knows: (schema) => search.hasVisited(schema),
    goesDeep: (schema) => search.depthOf(schema) > INFERRED_LEVELS,
  };
}

/** Tarjan's algorithm, with a stack of its own: chains of references may be longer than the call stack. */
class CycleSearch {
  readonly #order = new Map<SchemaModel, number>();
  readonly #low = new Map<SchemaModel, number>();
  readonly #group = new Map<SchemaModel, readonly SchemaModel[]>();
  readonly #selfReferring = new Set<SchemaModel>();
  readonly #open: SchemaModel[] = [];
  readonly #depths = new Map<SchemaModel, number>();

  visit(start: SchemaModel): void {
    if (this.#order.has(start)) return;
    const path = [this.#enter(start)];
    for (let step = path.at(-1); step; step = path.at(-1)) {
      const next = step.targets.pop();
      if (!next) {
        path.pop();
        this.#leave(step.schema, path.at(-1)?.schema);
      } else if (!this.#order.has(next)) path.push(this.#enter(next));
      else this.#meet(step.schema, next);
    }
  }

  hasVisited(schema: SchemaModel): boolean {
    return this.#order.has(schema);
  }

  /** How many levels a schema has with what it refers to, up to types that are written out. */
  depthOf(schema: SchemaModel): number {
    return this.#depths.get(schema) ?? 0;
  }

  isGroup(from: SchemaModel, to: SchemaModel): boolean {
    const group = this.#group.get(to);
    if (group === undefined || this.#group.get(from) !== group) return false;
    return group.length > 1 || this.#selfReferring.has(to);
  }

  #enter(schema: SchemaModel): { schema: SchemaModel; targets: SchemaModel[] } {
    const index = this.#order.size;
    this.#order.set(schema, index);
    this.#low.set(schema, index);
    this.#open.push(schema);
    return { schema, targets: targetsOf(schema).reverse() };
  }

  #meet(schema: SchemaModel, target: SchemaModel): void {
    if (schema === target) this.#selfReferring.add(schema);
    if (!this.#group.has(target)) this.#lower(schema, this.#order.get(target) ?? 0);
  }

  #leave(schema: SchemaModel, parent: SchemaModel | undefined): void {
    const low = this.#low.get(schema) ?? 0;
    if (low === this.#order.get(schema)) this.#close(schema);
    else if (parent) this.#lower(parent, low);
  }

  #close(root: SchemaModel): void {
    const members = this.#open.splice(this.#open.lastIndexOf(root));
    for (const schema of members) this.#group.set(schema, members);
    for (const schema of members) this.#depths.set(schema, this.#levelsIn(schema));
  }

  #levelsIn(schema: SchemaModel): number {
    const inside = schemaChildren(schema).map((child) => 1 + this.#levelsIn(child));
    const referred = referencedSchemas(schema).map((target) => this.#inferredLevels(target));
    return Math.max(0, ...inside, ...referred);
  }

  /** What contains itself has a type that is written out. */
  #inferredLevels(target: SchemaModel): number {
    const depth = this.depthOf(target);
    return depth > INFERRED_LEVELS || this.isGroup(target, target) ? 0 : depth;
  }

  #lower(schema: SchemaModel, bound: number): void {
    this.#low.set(schema, Math.min(this.#low.get(schema) ?? bound, bound));
  }
}

/** Everything that a schema refers to, at any depth inside of it. */
export function targetsOf(schema: SchemaModel): SchemaModel[] {
  const targets = new Set<SchemaModel>();
  const inside = [schema];
  for (let part = inside.pop(); part; part = inside.pop()) {
    for (const target of referencedSchemas(part)) targets.add(target);
    inside.push(...schemaChildren(part));
  }
  return [...targets];
}
