import { groupBy } from "../../core/group-by.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { outermostSchemas } from "../../core/model/reading/direction.ts";
import { referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { reachedFrom } from "../../core/reached-from.ts";

/** Cycles and depth of schemas. */
export interface Cycles {
  /** True if `from` refers to `to`, directly or not, and `to` leads back to it. */
  connects(from: SchemaModel, to: SchemaModel): boolean;
  /** True for a component, and for the target of a reference. */
  knows(schema: SchemaModel): boolean;
  /** True for a schema whose type TypeScript cannot infer, because it is nested too deeply. */
  goesDeep(schema: SchemaModel): boolean;
  /** True if the schema is recursive, or if it leads to or is reached from a recursive one by references. */
  nests(schema: SchemaModel): boolean;
}

/** Schemas with the schemas they refer to, or that refer to them. */
type Edges = ReadonlyMap<SchemaModel, readonly SchemaModel[]>;

/**
 * TypeScript infers types through a dozen schemas if each of them is nullable and optional, and through more of other
 * kinds. A written type ends the inference.
 */
const INFERRED_LEVELS = 8;

/** Finds the groups of schemas that lead to each other, by Kosaraju's algorithm. */
export function findCycles(model: ApiModel): Cycles {
  const targets = findTargets(outermostSchemas(model));
  const sources = reversed(targets);
  const groups = findGroups([...targets.keys()].reverse(), sources);
  const connects: Cycles["connects"] = (from, to) => {
    const group = groups.get(to);
    if (!group?.has(from)) return false;
    return group.size > 1 || stepsFrom(to, targets).includes(to);
  };
  const depths = findDepths(targets.keys(), (schema) => connects(schema, schema));
  const cyclic = [...targets.keys()].filter((schema) => connects(schema, schema));
  const nesting = new Set(
    [targets, sources].flatMap((edges) => [...reachedFrom(cyclic, (schema) => stepsFrom(schema, edges))]),
  );
  return {
    connects,
    knows: (schema) => targets.has(schema),
    goesDeep: (schema) => (depths.get(schema) ?? 0) > INFERRED_LEVELS,
    nests: (schema) => (targets.has(schema) ? [schema] : targetsOf(schema)).some((one) => nesting.has(one)),
  };
}

function stepsFrom(schema: SchemaModel, edges: Edges): readonly SchemaModel[] {
  return edges.get(schema) ?? [];
}

/**
 * Returns the references of each schema, with targets before the schemas that refer to them. Not recursive: chains of
 * references may be longer than the call stack.
 */
function findTargets(start: Iterable<SchemaModel>): Edges {
  const found = new Map<SchemaModel, readonly SchemaModel[]>();
  const ordered = new Map<SchemaModel, readonly SchemaModel[]>();
  const path = [...start];
  for (let schema = path.at(-1); schema; schema = path.at(-1)) {
    const known = found.get(schema);
    if (known) {
      ordered.set(schema, known);
      path.pop();
    } else {
      const targets = targetsOf(schema);
      found.set(schema, targets);
      path.push(...targets.filter((target) => !found.has(target)));
    }
  }
  return ordered;
}

/** Returns all targets of references in a schema, at any depth. */
function targetsOf(schema: SchemaModel): SchemaModel[] {
  return [...new Set([...reachedFrom([schema], schemaChildren)].flatMap(referencedSchemas))];
}

function reversed(edges: Edges): Edges {
  const pairs = [...edges].flatMap(([from, targets]) => targets.map((to) => ({ from, to })));
  const byTarget = groupBy(pairs, ({ to }) => to);
  return new Map([...byTarget].map(([to, sources]) => [to, sources.map(({ from }) => from)]));
}

function findGroups(
  schemas: readonly SchemaModel[],
  sources: Edges,
): ReadonlyMap<SchemaModel, ReadonlySet<SchemaModel>> {
  const groups = new Map<SchemaModel, ReadonlySet<SchemaModel>>();
  for (const schema of schemas) {
    if (groups.has(schema)) continue;
    const isLeft = (other: SchemaModel) => !groups.has(other);
    const group = reachedFrom([schema], (one) => stepsFrom(one, sources).filter(isLeft));
    for (const member of group) groups.set(member, group);
  }
  return groups;
}

/** Returns the levels of each schema with its references, up to declared types: a recursive schema has one. */
function findDepths(
  schemas: Iterable<SchemaModel>,
  isCyclic: (schema: SchemaModel) => boolean,
): ReadonlyMap<SchemaModel, number> {
  const depths = new Map<SchemaModel, number>();
  const inferredLevels = (target: SchemaModel): number => {
    const depth = depths.get(target) ?? 0;
    return depth > INFERRED_LEVELS || isCyclic(target) ? 0 : depth;
  };
  const levelsIn = (schema: SchemaModel): number =>
    Math.max(
      0,
      ...schemaChildren(schema).map((child) => 1 + levelsIn(child)),
      ...referencedSchemas(schema).map(inferredLevels),
    );
  for (const schema of schemas) depths.set(schema, levelsIn(schema));
  return depths;
}
